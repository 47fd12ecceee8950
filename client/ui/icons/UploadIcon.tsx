import { Icon, type IconProps } from './Icon.tsx'

export function UploadIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 16V5M7.5 9 12 4.5 16.5 9M4.5 16v1.5A2.5 2.5 0 0 0 7 20h10a2.5 2.5 0 0 0 2.5-2.5V16"
    />
  )
}
