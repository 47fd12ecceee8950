import { Icon, type IconProps } from './Icon.tsx'

export function ImageIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M6 4h12a2.5 2.5 0 0 1 2.5 2.5v11A2.5 2.5 0 0 1 18 20H6a2.5 2.5 0 0 1-2.5-2.5v-11A2.5 2.5 0 0 1 6 4ZM4 17.5l4.3-4.3a1.5 1.5 0 0 1 2.1 0L17 19.8M14 16.5l1.6-1.6a1.5 1.5 0 0 1 2.1 0l2.6 2.6M15 9.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z"
    />
  )
}
