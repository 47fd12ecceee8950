import type { ReactNode } from 'react'

interface IconProps {
  /** Width and height in px. */
  size?: number
  className?: string
}

export type Icon = (props: IconProps) => ReactNode

/** One path on a 24 px grid, stroked in the colour of the text around it. It is decoration: names belong to buttons. */
function icon(d: string, fill = 'none'): Icon {
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
      css={{ flex: 'none' }}
    >
      <path d={d} />
    </svg>
  )
}

export const AlertIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.75v5M12 16.25h.01')
export const BackIcon = icon('M20 12H4.5M10.5 5.5 4 12l6.5 6.5')
export const CalendarIcon = icon(
  'M6 5h12a2.5 2.5 0 0 1 2.5 2.5v10A2.5 2.5 0 0 1 18 20H6a2.5 2.5 0 0 1-2.5-2.5v-10A2.5 2.5 0 0 1 6 5ZM3.5 10h17M8 3v4M16 3v4',
)
export const CameraIcon = icon(
  'M4.5 8h2.3a1.5 1.5 0 0 0 1.3-.7l.8-1.3a1.5 1.5 0 0 1 1.3-.7h3.6a1.5 1.5 0 0 1 1.3.7l.8 1.3a1.5 1.5 0 0 0 1.3.7h2.3A1.5 1.5 0 0 1 21 9.5V17.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-8A1.5 1.5 0 0 1 4.5 8ZM12 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
)
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5')
export const ChevronDownIcon = icon('m6 9 6 6 6-6')
export const ChevronRightIcon = icon('m9 6 6 6-6 6')
export const ClockIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2')
export const CloseIcon = icon('M6 6l12 12M18 6 6 18')
export const DashboardIcon = icon(
  'M5 4h4.5v8H4V5a1 1 0 0 1 1-1ZM14.5 4H19a1 1 0 0 1 1 1v3.5h-5.5V4ZM14.5 12H20v7a1 1 0 0 1-1 1h-4.5v-8ZM4 15.5h5.5V20H5a1 1 0 0 1-1-1v-3.5Z',
)
export const DevicesIcon = icon(
  'M3 17V7a1.5 1.5 0 0 1 1.5-1.5h13M2 19.5h9.5M15.5 9.5h4A1.5 1.5 0 0 1 21 11v7.5a1.5 1.5 0 0 1-1.5 1.5h-4a1.5 1.5 0 0 1-1.5-1.5V11a1.5 1.5 0 0 1 1.5-1.5Z',
)
export const DownloadIcon = icon('M12 4v11M7.5 10.5 12 15l4.5-4.5M5 20h14')
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
export const GripIcon = icon('M9 5.5h.01M9 12h.01M9 18.5h.01M15 5.5h.01M15 12h.01M15 18.5h.01')
const heart =
  'M12 20.3s-8.25-4.8-8.25-10.8A4.6 4.6 0 0 1 12 6.7a4.6 4.6 0 0 1 8.25 2.8c0 6-8.25 10.8-8.25 10.8Z'
export const HeartFilledIcon = icon(heart, 'currentColor')
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
export const LogoutIcon = icon(
  'M14 4.5H7A2.5 2.5 0 0 0 4.5 7v10A2.5 2.5 0 0 0 7 19.5h7M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
)
export const MailIcon = icon(
  'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5ZM3.5 7l7.2 5.6a2 2 0 0 0 2.6 0L20.5 7',
)
export const MapIcon = icon(
  'M9 4.5 3.5 6.8V19.5L9 17.2l6 2.3 5.5-2.3V4.5L15 6.8 9 4.5ZM9 4.5v12.7M15 6.8v12.7',
)
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16')
export const NextIcon = icon('m9 5 7 7-7 7')
export const PauseIcon = icon('M8.5 5.5v13M15.5 5.5v13')
export const PencilIcon = icon(
  'M4 20h4L19.2 8.8a1.8 1.8 0 0 0 0-2.5l-1.5-1.5a1.8 1.8 0 0 0-2.5 0L4 16v4ZM13.5 6.5l4 4',
)
export const PeopleIcon = icon(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.8 19.5a6.3 6.3 0 0 1 12.4 0M16 4.8a3.5 3.5 0 0 1 0 6.4M17.8 13.9a6.3 6.3 0 0 1 3.5 5.6',
)
export const PersonIcon = icon(
  'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.75 20a7.25 7.25 0 0 1 14.5 0',
)
export const PinIcon = icon(
  'M12 21.5s7-6.1 7-11.5a7 7 0 1 0-14 0c0 5.4 7 11.5 7 11.5ZM12 12.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Z',
)
export const PlayIcon = icon('M8 5.2v13.6a.5.5 0 0 0 .8.4l10-6.8a.5.5 0 0 0 0-.8l-10-6.8a.5.5 0 0 0-.8.4Z')
export const PlusIcon = icon('M12 5v14M5 12h14')
export const PreviousIcon = icon('m15 5-7 7 7 7')
export const RefreshIcon = icon(
  'M19.5 5v5h-5M4.5 19v-5h5M19 10a7.5 7.5 0 0 0-13.3-2.4M5 14a7.5 7.5 0 0 0 13.3 2.4',
)
export const SearchIcon = icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20.5 20.5 16 16')
export const SettingsIcon = icon(
  'M4 7h9M19 7h1M4 17h1M11 17h9M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
export const ShapesIcon = icon(
  'M8 4l4 7H4l4-7ZM14.5 4.5h5.5V10h-5.5V4.5ZM16.5 13.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM4.5 14.5H11V20H4.5v-5.5Z',
)
export const ShareIcon = icon(
  'M12 15V3.5M8 7l4-4 4 4M5 12.5V18a2.5 2.5 0 0 0 2.5 2.5h9A2.5 2.5 0 0 0 19 18v-5.5',
)
export const StarIcon = icon(
  'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.5Z',
)
export const TagIcon = icon(
  'M4 11.2V5a1 1 0 0 1 1-1h6.2a2 2 0 0 1 1.4.6l6.9 6.9a1.6 1.6 0 0 1 0 2.3l-5.7 5.7a1.6 1.6 0 0 1-2.3 0l-6.9-6.9A2 2 0 0 1 4 11.2ZM8.5 8.5h.01',
)
export const TicketIcon = icon(
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v2.5a2.5 2.5 0 0 0 0 5V17a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17v-2.5a2.5 2.5 0 0 0 0-5V7A1.5 1.5 0 0 1 5 5.5ZM14 9v1M14 14v1',
)
export const TrashIcon = icon(
  'M4.5 6.5h15M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5M6.5 6.5l.8 12a2 2 0 0 0 2 1.9h5.4a2 2 0 0 0 2-1.9l.8-12M10 11v5M14 11v5',
)
export const UploadIcon = icon(
  'M12 16V5M7.5 9 12 4.5 16.5 9M4.5 16v1.5A2.5 2.5 0 0 0 7 20h10a2.5 2.5 0 0 0 2.5-2.5V16',
)
