import { Icon, type IconProps } from './Icon.tsx'

export function TagIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4 11.2V5a1 1 0 0 1 1-1h6.2a2 2 0 0 1 1.4.6l6.9 6.9a1.6 1.6 0 0 1 0 2.3l-5.7 5.7a1.6 1.6 0 0 1-2.3 0l-6.9-6.9A2 2 0 0 1 4 11.2ZM8.5 8.5h.01"
    />
  )
}
