import { Icon, type IconProps } from './Icon.tsx'

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props} d="M19.5 5v5h-5M4.5 19v-5h5M19 10a7.5 7.5 0 0 0-13.3-2.4M5 14a7.5 7.5 0 0 0 13.3 2.4" />
  )
}
