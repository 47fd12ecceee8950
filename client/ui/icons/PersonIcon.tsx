import { Icon, type IconProps } from './Icon.tsx'

export function PersonIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.75 20a7.25 7.25 0 0 1 14.5 0"
    />
  )
}
