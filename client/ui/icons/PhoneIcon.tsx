import { Icon, type IconProps } from './Icon.tsx'

export function PhoneIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5.5 3.5H9l1.8 4.5-2.2 1.5a12 12 0 0 0 5.9 5.9l1.5-2.2 4.5 1.8v3.5a2 2 0 0 1-2.1 2C10.6 20 4 13.4 3.5 5.6a2 2 0 0 1 2-2.1Z"
    />
  )
}
