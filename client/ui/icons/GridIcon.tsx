import { Icon, type IconProps } from './Icon.tsx'

export function GridIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 4h5v6H4V5a1 1 0 0 1 1-1ZM14 4h5a1 1 0 0 1 1 1v5h-6V4ZM4 14h6v6H5a1 1 0 0 1-1-1v-5ZM14 14h6v5a1 1 0 0 1-1 1h-5v-6Z"
    />
  )
}
