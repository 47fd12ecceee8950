import { Icon, type IconProps } from './Icon.tsx'

export function CameraIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4.5 8h2.3a1.5 1.5 0 0 0 1.3-.7l.8-1.3a1.5 1.5 0 0 1 1.3-.7h3.6a1.5 1.5 0 0 1 1.3.7l.8 1.3a1.5 1.5 0 0 0 1.3.7h2.3A1.5 1.5 0 0 1 21 9.5V17.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-8A1.5 1.5 0 0 1 4.5 8ZM12 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z"
    />
  )
}
