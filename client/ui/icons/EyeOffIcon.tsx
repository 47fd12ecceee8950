import { Icon, type IconProps } from './Icon.tsx'

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4 4l16 16M9.9 9.9a3 3 0 0 0 4.2 4.2M6.7 6.8C4 8.7 2.5 12 2.5 12S6 18.5 12 18.5c1.9 0 3.6-.6 5-1.5M10 5.7c.6-.1 1.3-.2 2-.2 6 0 9.5 6.5 9.5 6.5s-.7 1.4-2.1 2.9"
    />
  )
}
