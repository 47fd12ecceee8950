import { Icon, type IconProps } from './Icon.tsx'

export function GlobeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.3 2.4 3.5 5.2 3.5 8.5s-1.2 6.1-3.5 8.5c-2.3-2.4-3.5-5.2-3.5-8.5S9.7 5.9 12 3.5Z"
    />
  )
}
