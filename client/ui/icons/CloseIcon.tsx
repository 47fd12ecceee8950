import { Icon, type IconProps } from './Icon.tsx'

export function CloseIcon(props: IconProps) {
  return <Icon {...props} d="M6 6l12 12M18 6 6 18" />
}
