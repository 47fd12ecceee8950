import { Icon, type IconProps } from './Icon.tsx'

export function TicketIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 5.5h14A1.5 1.5 0 0 1 20.5 7v2.5a2.5 2.5 0 0 0 0 5V17a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17v-2.5a2.5 2.5 0 0 0 0-5V7A1.5 1.5 0 0 1 5 5.5ZM14 9v1M14 14v1"
    />
  )
}
