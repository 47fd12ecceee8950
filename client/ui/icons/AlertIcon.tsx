import { Icon, type IconProps } from './Icon.tsx'

export function AlertIcon(props: IconProps) {
  return <Icon {...props} d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.75v5M12 16.25h.01" />
}
