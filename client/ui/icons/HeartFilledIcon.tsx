import { Icon, type IconProps } from './Icon.tsx'

export function HeartFilledIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      solid
      d="M12 20.3s-8.25-4.8-8.25-10.8A4.6 4.6 0 0 1 12 6.7a4.6 4.6 0 0 1 8.25 2.8c0 6-8.25 10.8-8.25 10.8Z"
    />
  )
}
