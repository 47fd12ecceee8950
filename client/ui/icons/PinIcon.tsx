import { Icon, type IconProps } from './Icon.tsx'

export function PinIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 21.5s7-6.1 7-11.5a7 7 0 1 0-14 0c0 5.4 7 11.5 7 11.5ZM12 12.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Z"
    />
  )
}
