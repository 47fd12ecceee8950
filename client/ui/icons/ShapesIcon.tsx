import { Icon, type IconProps } from './Icon.tsx'

export function ShapesIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M8 4l4 7H4l4-7ZM14.5 4.5h5.5V10h-5.5V4.5ZM16.5 13.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM4.5 14.5H11V20H4.5v-5.5Z"
    />
  )
}
