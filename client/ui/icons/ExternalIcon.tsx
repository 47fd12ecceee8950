import { Icon, type IconProps } from './Icon.tsx'

export function ExternalIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M13.5 4.5h6v6M19.5 4.5l-9 9M17.5 13.5V17a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 17V9A2.5 2.5 0 0 1 7 6.5h3.5"
    />
  )
}
