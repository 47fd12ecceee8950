import { Icon, type IconProps } from './Icon.tsx'

export function PeopleIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.8 19.5a6.3 6.3 0 0 1 12.4 0M16 4.8a3.5 3.5 0 0 1 0 6.4M17.8 13.9a6.3 6.3 0 0 1 3.5 5.6"
    />
  )
}
