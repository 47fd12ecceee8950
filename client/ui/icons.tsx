import { arrow, heart, icon } from './firstIcons.tsx'

/* The icons of later code; `firstIcons.tsx` has those that load with the first page. */

export const CameraIcon = icon(
  'M4.5 8h2.3a1.5 1.5 0 0 0 1.3-.7l.8-1.3a1.5 1.5 0 0 1 1.3-.7h3.6a1.5 1.5 0 0 1 1.3.7l.8 1.3a1.5 1.5 0 0 0 1.3.7h2.3A1.5 1.5 0 0 1 21 9.5V17.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-8A1.5 1.5 0 0 1 4.5 8ZM12 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
)
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5')
export const ChevronRightIcon = arrow('m9 6 6 6-6 6')
export const ClockIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2')
export const DashboardIcon = icon(
  'M5 4h4.5v8H4V5a1 1 0 0 1 1-1ZM14.5 4H19a1 1 0 0 1 1 1v3.5h-5.5V4ZM14.5 12H20v7a1 1 0 0 1-1 1h-4.5v-8ZM4 15.5h5.5V20H5a1 1 0 0 1-1-1v-3.5Z',
)
export const DevicesIcon = icon(
  'M3 17V7a1.5 1.5 0 0 1 1.5-1.5h13M2 19.5h9.5M15.5 9.5h4A1.5 1.5 0 0 1 21 11v7.5a1.5 1.5 0 0 1-1.5 1.5h-4a1.5 1.5 0 0 1-1.5-1.5V11a1.5 1.5 0 0 1 1.5-1.5Z',
)
export const DownloadIcon = icon('M12 4v11M7.5 10.5 12 15l4.5-4.5M5 20h14')
export const MoreIcon = icon(
  'M5 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1ZM12 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1ZM19 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Z',
)
export const FeedIcon = icon('M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M6 18.5h.01')
export const GripIcon = icon('M9 5.5h.01M9 12h.01M9 18.5h.01M15 5.5h.01M15 12h.01M15 18.5h.01')
export const HeartFilledIcon = icon(heart, 'currentColor')
export const LinkIcon = icon(
  'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
)
export const LogoutIcon = arrow(
  'M14 4.5H7A2.5 2.5 0 0 0 4.5 7v10A2.5 2.5 0 0 0 7 19.5h7M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
)
export const MapIcon = icon(
  'M9 4.5 3.5 6.8V19.5L9 17.2l6 2.3 5.5-2.3V4.5L15 6.8 9 4.5ZM9 4.5v12.7M15 6.8v12.7',
)
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16')
export const MinusIcon = icon('M5 12h14')
export const PencilIcon = icon(
  'M4 20h4L19.2 8.8a1.8 1.8 0 0 0 0-2.5l-1.5-1.5a1.8 1.8 0 0 0-2.5 0L4 16v4ZM13.5 6.5l4 4',
)
export const PeopleIcon = icon(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.8 19.5a6.3 6.3 0 0 1 12.4 0M16 4.8a3.5 3.5 0 0 1 0 6.4M17.8 13.9a6.3 6.3 0 0 1 3.5 5.6',
)
export const PersonIcon = icon(
  'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.75 20a7.25 7.25 0 0 1 14.5 0',
)
export const PlusIcon = icon('M12 5v14M5 12h14')
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
export const TrashIcon = icon(
  'M4.5 6.5h15M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5M6.5 6.5l.8 12a2 2 0 0 0 2 1.9h5.4a2 2 0 0 0 2-1.9l.8-12M10 11v5M14 11v5',
)
export const UploadIcon = icon(
  'M12 16V5M7.5 9 12 4.5 16.5 9M4.5 16v1.5A2.5 2.5 0 0 0 7 20h10a2.5 2.5 0 0 0 2.5-2.5V16',
)
