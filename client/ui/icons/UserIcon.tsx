import { Icon, type IconProps } from './Icon.tsx'

export function UserIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5"
    />
  )
}
