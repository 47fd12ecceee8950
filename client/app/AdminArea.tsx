import { Admin, type AdminPanel } from '../admin/Admin.tsx'
import { AuditLog } from '../admin/auditLog/AuditLog.tsx'
import { Dashboard } from '../admin/dashboard/Dashboard.tsx'
import { Events } from '../admin/events/Events.tsx'
import { Settings } from '../admin/settings/Settings.tsx'
import { Users } from '../admin/users/Users.tsx'
import { Categories, Types } from '../catalog/Catalog.tsx'
import { PendingEvents } from '../review/PendingEvents.tsx'
import { LifecycleActions } from '../events/myEvents/lifecycle/LifecycleActions.tsx'
import { LifecycleDialog } from '../events/myEvents/lifecycle/LifecycleDialog.tsx'
import { later } from '../runtime/later.tsx'
import '../ui/buttons/secondPress.ts'
import {
  CalendarIcon,
  DashboardIcon,
  HomeIcon,
  loadCode,
  PeopleIcon,
  SettingsIcon,
  ShapesIcon,
  TagIcon,
  TicketIcon,
  words,
} from '../ui/index.ts'
import * as texts from './texts.ts'
import { LanguageField } from '../account/language/LanguageField.tsx'

/** Loaded separately, because its drag-and-drop code is large and no other tab needs it. */
const HomepageContent = later(
  async () => (await loadCode(() => import('../homepage/content/HomepageContent.tsx'))).HomepageContent,
)

const OwnAccount = later(
  async () => (await loadCode(() => import('../account/ownAccount/OwnAccount.tsx'))).OwnAccount,
  {
    waiting: null,
  },
)

const EventsPanel = () => <Events LifecycleActions={LifecycleActions} LifecycleDialog={LifecycleDialog} />

const SettingsPanel = () => <Settings OwnAccount={OwnAccount} />

const panels: AdminPanel[] = [
  { tab: 'dashboard', label: texts.dashboard, icon: <DashboardIcon />, Panel: Dashboard },
  { tab: 'home', label: words.home, icon: <HomeIcon />, Panel: HomepageContent },
  { tab: 'users', label: words.users, icon: <PeopleIcon />, Panel: Users },
  { tab: 'events', label: words.events, icon: <CalendarIcon />, Panel: EventsPanel },
  { tab: 'category', label: words.category, icon: <TagIcon />, Panel: Categories },
  { tab: 'types', label: words.types, icon: <ShapesIcon />, Panel: Types },
  { tab: 'pendingEvents', label: words.pendingEvents, icon: <TicketIcon />, Panel: PendingEvents },
  { tab: 'settings', label: words.settings, icon: <SettingsIcon />, Panel: SettingsPanel },
  { tab: 'audit', label: words.auditLog, icon: null, Panel: AuditLog, isHidden: true },
]

export const AdminArea = () => <Admin panels={panels} languageField={<LanguageField />} />
