import { Icon, type IconProps } from './Icon.tsx'

export function PauseIcon(props: IconProps) {
  return <Icon {...props} d="M8.5 5.5v13M15.5 5.5v13" />
}
