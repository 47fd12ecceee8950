import { Admin, type AdminPanel } from '../admin/Admin.tsx'
import { Dashboard } from '../admin/dashboard/Dashboard.tsx'
import { Users } from '../admin/Users.tsx'
import { Categories, Types } from '../catalog/Catalog.tsx'
import { PendingEvents } from '../review/PendingEvents.tsx'
import { HomepageContent } from '../homepage/content/HomepageContent.tsx'
import { DashboardIcon } from '../ui/icons.tsx'
import { HomeIcon } from '../ui/icons.tsx'
import { PeopleIcon } from '../ui/icons.tsx'
import { ShapesIcon } from '../ui/icons.tsx'
import { TagIcon } from '../ui/icons.tsx'
import { TicketIcon } from '../ui/icons.tsx'

/** The tabs of the admin area, in the specification's order. */
const panels: AdminPanel[] = [
  { tab: 'dashboard', label: 'Dashboard', icon: <DashboardIcon />, Panel: Dashboard },
  { tab: 'home', label: 'Home', icon: <HomeIcon />, Panel: HomepageContent },
  { tab: 'users', label: 'Users', icon: <PeopleIcon />, Panel: Users },
  { tab: 'category', label: 'Category', icon: <TagIcon />, Panel: Categories },
  { tab: 'types', label: 'Types', icon: <ShapesIcon />, Panel: Types },
  { tab: 'pendingEvents', label: 'Pending events', icon: <TicketIcon />, Panel: PendingEvents },
]

export const AdminArea = () => <Admin panels={panels} />
