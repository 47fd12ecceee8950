import { Icon, type IconProps } from './Icon.tsx'

export function LogoutIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M14 4.5H7A2.5 2.5 0 0 0 4.5 7v10A2.5 2.5 0 0 0 7 19.5h7M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5"
    />
  )
}
