import { Icon, type IconProps } from './Icon.tsx'

export function LockIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2ZM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3"
    />
  )
}
