import { Icon, type IconProps } from './Icon.tsx'

export function BackIcon(props: IconProps) {
  return <Icon {...props} d="M20 12H4.5M10.5 5.5 4 12l6.5 6.5" />
}
