import type { Route } from '../http/route.ts'
import { accountRoutes } from '../account/routes/account.ts'
import { approvalRoutes } from '../review/approval.ts'
import { auditLogRoutes } from '../audit/auditLog.ts'
import { changePasswordRoutes } from '../account/routes/changePassword.ts'
import { changeRoutes } from '../changes/changes.ts'
import { catalogRoutes } from '../catalog/catalog.ts'
import { editCatalogRoutes } from '../catalog/editCatalog.ts'
import { createEventRoutes } from '../events/createEvent.ts'
import { confirmRoutes } from '../events/import/confirm.ts'
import { previewRoutes } from '../events/import/preview.ts'
import { changeLifecycleRoutes } from '../events/editEvent/changeLifecycle.ts'
import { deleteEventRoutes } from '../events/editEvent/deleteEvent.ts'
import { withdrawRoutes } from '../events/proposals/withdraw.ts'
import { extendRoutes } from '../events/series/extend.ts'
import { repeatRoutes } from '../events/series/repeat.ts'
import { seriesRoutes } from '../events/series/seriesDates.ts'
import { editProfileRoutes } from '../account/routes/editProfile.ts'
import { editEventRoutes } from '../events/editEvent/editEvent.ts'
import { dashboardRoutes } from '../admin/dashboard.ts'
import { eventRoutes } from '../events/events.ts'
import { favoriteRoutes } from '../favorites/favorites.ts'
import { feedRoutes } from '../favorites/feed.ts'
import { geocodeRoutes } from '../places/geocode.ts'
import { historyRoutes } from '../review/history.ts'
import { holdingsRoutes } from '../account/routes/holdings.ts'
import { homepageRoutes } from '../homepage/homepage.ts'
import { editHomepageRoutes } from '../homepage/editHomepage.ts'
import { orderSlidesRoutes } from '../homepage/orderSlides.ts'
import { notificationRoutes } from '../account/notifications/notifications.ts'
import { savedFilterRoutes } from '../account/notifications/savedFilters.ts'
import { unsubscribeRoutes } from '../account/notifications/unsubscribe.ts'
import { passwordRoutes } from '../account/routes/password.ts'
import { profileRoutes } from '../account/routes/profile.ts'
import { reasonRoutes } from '../review/reasons.ts'
import { sessionRoutes } from '../account/routes/sessions.ts'
import { featureRoutes } from '../events/sharing/features.ts'
import { sharedRoutes } from '../events/sharing/shared.ts'
import { superEditRoutes } from '../admin/superEdit.ts'
import { superEventRoutes } from '../admin/superEvents.ts'
import { superUserRoutes } from '../admin/superUsers.ts'

/** If two paths match a request, the first one wins. */
export const allRoutes: readonly Route[] = [
  ...accountRoutes,
  ...passwordRoutes,
  ...profileRoutes,
  ...editProfileRoutes,
  ...holdingsRoutes,
  ...changePasswordRoutes,
  ...sessionRoutes,
  ...catalogRoutes,
  ...editCatalogRoutes,
  ...createEventRoutes,
  ...previewRoutes,
  ...confirmRoutes,
  ...editEventRoutes,
  ...changeLifecycleRoutes,
  ...deleteEventRoutes,
  ...repeatRoutes,
  ...extendRoutes,
  ...seriesRoutes,
  ...withdrawRoutes,
  ...approvalRoutes,
  ...historyRoutes,
  ...reasonRoutes,
  ...eventRoutes,
  ...featureRoutes,
  ...sharedRoutes,
  ...favoriteRoutes,
  ...feedRoutes,
  ...notificationRoutes,
  ...savedFilterRoutes,
  ...unsubscribeRoutes,
  ...homepageRoutes,
  ...editHomepageRoutes,
  ...orderSlidesRoutes,
  ...geocodeRoutes,
  ...superUserRoutes,
  ...superEventRoutes,
  ...dashboardRoutes,
  ...superEditRoutes,
  ...auditLogRoutes,
  ...changeRoutes,
]
