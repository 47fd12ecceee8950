export interface IconProps {
  /** Width and height in px; 20 by default. */
  size?: number
  className?: string
}

/** One drawing on a 24 px grid, stroked in the colour of the text around it. It is decoration: names belong to buttons. */
export function Icon({ size = 20, className, d, solid }: IconProps & { d: string; solid?: boolean }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={solid ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
      className={className}
      css={{ flex: 'none' }}
    >
      <path d={d} />
    </svg>
  )
}
