import { Icon, type IconProps } from './Icon.tsx'

export function DashboardIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 4h4.5v8H4V5a1 1 0 0 1 1-1ZM14.5 4H19a1 1 0 0 1 1 1v3.5h-5.5V4ZM14.5 12H20v7a1 1 0 0 1-1 1h-4.5v-8ZM4 15.5h5.5V20H5a1 1 0 0 1-1-1v-3.5Z"
    />
  )
}
