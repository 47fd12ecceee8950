import { Icon, type IconProps } from './Icon.tsx'

export function HomeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M3.5 11.2 12 4l8.5 7.2M5.5 9.8V19a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1V9.8M9.75 20v-5.5a1 1 0 0 1 1-1h2.5a1 1 0 0 1 1 1V20"
    />
  )
}
