import type { ReactNode } from 'react'

interface IconProps {
  /** Width and height in px. */
  size?: number
  className?: string
}

export type Icon = (props: IconProps) => ReactNode

/**
 * Draws one path on a 24 px grid in the colour of the surrounding text. Icons are decorative: their buttons
 * have the accessible names. `points` marks an icon that points forward or back, which is mirrored on
 * right-to-left pages.
 */
export function icon(d: string, fill = 'none', points?: boolean): Icon {
  return ({ size = 20, className }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={fill}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
      className={className}
      css={[still, points && pointing]}
    >
      <path d={d} />
    </svg>
  )
}

const still = { flex: 'none' } as const
const pointing = { '[dir=rtl] &': { scale: '-1 1' } }
export const arrow = (d: string) => icon(d, undefined, true)

export const AlertIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.75v5M12 16.25h.01')
export const BackIcon = arrow('M20 12H4.5M10.5 5.5 4 12l6.5 6.5')
export const CalendarIcon = icon(
  'M6 5h12a2.5 2.5 0 0 1 2.5 2.5v10A2.5 2.5 0 0 1 18 20H6a2.5 2.5 0 0 1-2.5-2.5v-10A2.5 2.5 0 0 1 6 5ZM3.5 10h17M8 3v4M16 3v4',
)
export const ChevronDownIcon = icon('m6 9 6 6 6-6')
export const CloseIcon = icon('M6 6l12 12M18 6 6 18')
export const EyeIcon = icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
)
export const EyeOffIcon = icon(
  'M4 4l16 16M9.9 9.9a3 3 0 0 0 4.2 4.2M6.7 6.8C4 8.7 2.5 12 2.5 12S6 18.5 12 18.5c1.9 0 3.6-.6 5-1.5M10 5.7c.6-.1 1.3-.2 2-.2 6 0 9.5 6.5 9.5 6.5s-.7 1.4-2.1 2.9',
)
export const FilterIcon = icon('M4 6.5h16M7 12h10M10 17.5h4')
export const GlobeIcon = icon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.3 2.4 3.5 5.2 3.5 8.5s-1.2 6.1-3.5 8.5c-2.3-2.4-3.5-5.2-3.5-8.5S9.7 5.9 12 3.5Z',
)
export const heart =
  'M12 20.3s-8.25-4.8-8.25-10.8A4.6 4.6 0 0 1 12 6.7a4.6 4.6 0 0 1 8.25 2.8c0 6-8.25 10.8-8.25 10.8Z'
export const HeartIcon = icon(heart)
export const HomeIcon = icon(
  'M3.5 11.2 12 4l8.5 7.2M5.5 9.8V19a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1V9.8M9.75 20v-5.5a1 1 0 0 1 1-1h2.5a1 1 0 0 1 1 1V20',
)
export const ImageIcon = icon(
  'M6 4h12a2.5 2.5 0 0 1 2.5 2.5v11A2.5 2.5 0 0 1 18 20H6a2.5 2.5 0 0 1-2.5-2.5v-11A2.5 2.5 0 0 1 6 4ZM4 17.5l4.3-4.3a1.5 1.5 0 0 1 2.1 0L17 19.8M14 16.5l1.6-1.6a1.5 1.5 0 0 1 2.1 0l2.6 2.6M15 9.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
)
export const LockIcon = icon(
  'M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2ZM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3',
)
export const MailIcon = icon(
  'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5ZM3.5 7l7.2 5.6a2 2 0 0 0 2.6 0L20.5 7',
)
export const NextIcon = arrow('m9 5 7 7-7 7')
export const PinIcon = icon(
  'M12 21.5s7-6.1 7-11.5a7 7 0 1 0-14 0c0 5.4 7 11.5 7 11.5ZM12 12.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Z',
)
export const PreviousIcon = arrow('m15 5-7 7 7 7')
export const RefreshIcon = icon(
  'M19.5 5v5h-5M4.5 19v-5h5M19 10a7.5 7.5 0 0 0-13.3-2.4M5 14a7.5 7.5 0 0 0 13.3 2.4',
)
export const SearchIcon = icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20.5 20.5 16 16')
export const TicketIcon = icon(
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v2.5a2.5 2.5 0 0 0 0 5V17a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17v-2.5a2.5 2.5 0 0 0 0-5V7A1.5 1.5 0 0 1 5 5.5ZM14 9v1M14 14v1',
)
