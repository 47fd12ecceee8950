import { Icon, type IconProps } from './Icon.tsx'

export function PreviousIcon(props: IconProps) {
  return <Icon {...props} d="m15 5-7 7 7 7" />
}
