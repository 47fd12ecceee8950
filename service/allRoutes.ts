import type { Route } from './http.ts'
import { accountRoutes } from './routes/account.ts'
import { approvalRoutes } from './routes/approval.ts'
import { auditLogRoutes } from './routes/auditLog.ts'
import { changeRoutes } from './routes/changes.ts'
import { catalogRoutes } from './routes/catalog.ts'
import { catalogEditRoutes } from './routes/catalogEdit.ts'
import { createEventRoutes } from './routes/createEvent.ts'
import { editProfileRoutes } from './routes/editProfile.ts'
import { editEventRoutes } from './routes/editEvent.ts'
import { dashboardRoutes } from './routes/dashboard.ts'
import { eventRoutes } from './routes/events.ts'
import { favoriteRoutes } from './routes/favorites.ts'
import { geocodeRoutes } from './routes/geocode.ts'
import { holdingsRoutes } from './routes/holdings.ts'
import { homepageRoutes } from './routes/homepage.ts'
import { homepageEditRoutes } from './routes/homepageEdit.ts'
import { passwordRoutes } from './routes/password.ts'
import { profileRoutes } from './routes/profile.ts'
import { superEditRoutes } from './routes/superEdit.ts'
import { superEventRoutes } from './routes/superEvents.ts'
import { superUserRoutes } from './routes/superUsers.ts'

/** Every call under `/common`. Where two paths fit a request, the first one is called. */
export const allRoutes: readonly Route[] = [
  ...accountRoutes,
  ...passwordRoutes,
  ...profileRoutes,
  ...editProfileRoutes,
  ...holdingsRoutes,
  ...catalogRoutes,
  ...catalogEditRoutes,
  ...createEventRoutes,
  ...editEventRoutes,
  ...approvalRoutes,
  ...eventRoutes,
  ...favoriteRoutes,
  ...homepageRoutes,
  ...homepageEditRoutes,
  ...geocodeRoutes,
  ...superUserRoutes,
  ...superEventRoutes,
  ...dashboardRoutes,
  ...superEditRoutes,
  ...auditLogRoutes,
  ...changeRoutes,
]
