import { Icon, type IconProps } from './Icon.tsx'

export function CalendarIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M6 5h12a2.5 2.5 0 0 1 2.5 2.5v10A2.5 2.5 0 0 1 18 20H6a2.5 2.5 0 0 1-2.5-2.5v-10A2.5 2.5 0 0 1 6 5ZM3.5 10h17M8 3v4M16 3v4"
    />
  )
}
