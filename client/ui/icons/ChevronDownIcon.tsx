import { Icon, type IconProps } from './Icon.tsx'

export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} d="m6 9 6 6 6-6" />
}
