import { Icon, type IconProps } from './Icon.tsx'

export function EditIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4 20l.9-4.2L16 4.7a2 2 0 0 1 2.8 0l.5.5a2 2 0 0 1 0 2.8L8.2 19.1 4 20ZM14 6.7l3.3 3.3"
    />
  )
}
