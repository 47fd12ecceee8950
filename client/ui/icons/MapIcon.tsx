import { Icon, type IconProps } from './Icon.tsx'

export function MapIcon(props: IconProps) {
  return (
    <Icon {...props} d="M9 4.5 3.5 6.8V19.5L9 17.2l6 2.3 5.5-2.3V4.5L15 6.8 9 4.5ZM9 4.5v12.7M15 6.8v12.7" />
  )
}
