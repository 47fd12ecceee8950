import { Icon, type IconProps } from './Icon.tsx'

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props} d="M12 15V3.5M8 7l4-4 4 4M5 12.5V18a2.5 2.5 0 0 0 2.5 2.5h9A2.5 2.5 0 0 0 19 18v-5.5" />
  )
}
