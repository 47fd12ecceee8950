import { Icon, type IconProps } from './Icon.tsx'

export function FilterIcon(props: IconProps) {
  return <Icon {...props} d="M4 6.5h16M7 12h10M10 17.5h4" />
}
