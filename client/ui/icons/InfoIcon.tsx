import { Icon, type IconProps } from './Icon.tsx'

export function InfoIcon(props: IconProps) {
  return <Icon {...props} d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.25v5M12 7.75h.01" />
}
