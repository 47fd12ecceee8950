import { Admin, type AdminPanel } from '../admin/Admin.tsx'
import { PendingEvents } from '../review/PendingEvents.tsx'
import { TicketIcon } from '../ui/icons.tsx'

/** The tabs of the admin area, in the specification's order. */
const panels: AdminPanel[] = [
  { tab: 'pendingEvents', label: 'Pending events', icon: <TicketIcon />, Panel: PendingEvents },
]

export const AdminArea = () => <Admin panels={panels} />
