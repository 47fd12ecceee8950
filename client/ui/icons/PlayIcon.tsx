import { Icon, type IconProps } from './Icon.tsx'

export function PlayIcon(props: IconProps) {
  return <Icon {...props} d="M8 5.2v13.6a.5.5 0 0 0 .8.4l10-6.8a.5.5 0 0 0 0-.8l-10-6.8a.5.5 0 0 0-.8.4Z" />
}
