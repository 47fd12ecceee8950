import { Icon, type IconProps } from './Icon.tsx'

export function UsersIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M9.5 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM2.5 20c.5-3.3 3.3-5 7-5s6.5 1.7 7 5M16 4.4a3.75 3.75 0 0 1 0 6.7M18.5 15.3c1.7.8 2.7 2.3 3 4.7"
    />
  )
}
