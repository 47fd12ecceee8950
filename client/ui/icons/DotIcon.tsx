import { Icon, type IconProps } from './Icon.tsx'

export function DotIcon(props: IconProps) {
  return <Icon {...props} solid d="M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z" />
}
