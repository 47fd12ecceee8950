import { Icon, type IconProps } from './Icon.tsx'

export function MailIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5ZM3.5 7l7.2 5.6a2 2 0 0 0 2.6 0L20.5 7"
    />
  )
}
