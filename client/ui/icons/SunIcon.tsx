import { Icon, type IconProps } from './Icon.tsx'

export function SunIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4"
    />
  )
}
