import { Admin, type AdminPanel } from '../admin/Admin.tsx'
import { Events } from '../admin/events/Events.tsx'
import { Settings } from '../admin/settings/Settings.tsx'
import { Users } from '../admin/Users.tsx'
import { Categories, Types } from '../catalog/Catalog.tsx'
import { PendingEvents } from '../review/PendingEvents.tsx'
import { CalendarIcon } from '../ui/icons.tsx'
import { PeopleIcon } from '../ui/icons.tsx'
import { SettingsIcon } from '../ui/icons.tsx'
import { ShapesIcon } from '../ui/icons.tsx'
import { TagIcon } from '../ui/icons.tsx'
import { TicketIcon } from '../ui/icons.tsx'

/** The tabs of the admin area, in the specification's order. */
const panels: AdminPanel[] = [
  { tab: 'users', label: 'Users', icon: <PeopleIcon />, Panel: Users },
  { tab: 'events', label: 'Events', icon: <CalendarIcon />, Panel: Events },
  { tab: 'category', label: 'Category', icon: <TagIcon />, Panel: Categories },
  { tab: 'types', label: 'Types', icon: <ShapesIcon />, Panel: Types },
  { tab: 'pendingEvents', label: 'Pending events', icon: <TicketIcon />, Panel: PendingEvents },
  { tab: 'settings', label: 'Settings', icon: <SettingsIcon />, Panel: Settings },
]

export const AdminArea = () => <Admin panels={panels} />
