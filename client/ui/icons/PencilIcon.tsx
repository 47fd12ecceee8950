import { Icon, type IconProps } from './Icon.tsx'

export function PencilIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4 20h4L19.2 8.8a1.8 1.8 0 0 0 0-2.5l-1.5-1.5a1.8 1.8 0 0 0-2.5 0L4 16v4ZM13.5 6.5l4 4"
    />
  )
}
