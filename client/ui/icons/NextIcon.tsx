import { Icon, type IconProps } from './Icon.tsx'

export function NextIcon(props: IconProps) {
  return <Icon {...props} d="m9 5 7 7-7 7" />
}
