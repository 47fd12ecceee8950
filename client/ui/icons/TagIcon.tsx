import { Icon, type IconProps } from './Icon.tsx'

export function TagIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4 4h7.2a2 2 0 0 1 1.4.6l7.3 7.3a2 2 0 0 1 0 2.8l-5.2 5.2a2 2 0 0 1-2.8 0l-7.3-7.3A2 2 0 0 1 4 11.2V4ZM8.25 8.25h.01"
    />
  )
}
