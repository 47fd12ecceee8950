import { act } from '../workflows/admin/act/model.ts'
import { adminShell } from '../workflows/admin/adminShell/model.ts'
import { approval } from '../workflows/review/approval/model.ts'
import { auth } from '../workflows/account/auth/model.ts'
import { calendarFeed } from '../workflows/account/calendarFeed/model.ts'
import { carousel } from '../workflows/homepage/carousel/model.ts'
import { catalog } from '../workflows/catalog/catalog/model.ts'
import { choices } from '../workflows/catalog/choices/model.ts'
import { codeEntry } from '../workflows/account/codeEntry/model.ts'
import { connection } from '../workflows/connection/connection/model.ts'
import { countdown } from '../workflows/account/countdown/model.ts'
import { createEvent } from '../workflows/events/createEvent/model.ts'
import { dashboard } from '../workflows/admin/dashboard/model.ts'
import { decision } from '../workflows/review/decision/model.ts'
import { editProfile } from '../workflows/account/editProfile/model.ts'
import { emailProof } from '../workflows/account/emailProof/model.ts'
import { embed } from '../workflows/account/embed/model.ts'
import { language } from '../workflows/account/language/model.ts'
import { editEvent } from '../workflows/events/editEvent/model.ts'
import { explore } from '../workflows/events/explore/model.ts'
import { importEvents } from '../workflows/events/import/model.ts'
import { listExport } from '../workflows/admin/export/model.ts'
import { favorite } from '../workflows/favorites/favorite/model.ts'
import { favorites } from '../workflows/favorites/favorites/model.ts'
import { homepageContent } from '../workflows/homepage/homepageContent/model.ts'
import { keys } from '../workflows/review/keys/model.ts'
import { lifecycle } from '../workflows/events/lifecycle/model.ts'
import { list } from '../workflows/lists/list/model.ts'
import { notifications } from '../workflows/account/notifications/model.ts'
import { firstLook } from '../workflows/events/firstLook/model.ts'
import { locationSearch } from '../workflows/events/locationSearch/model.ts'
import { ownAccount } from '../workflows/account/ownAccount/model.ts'
import { passwordReset } from '../workflows/account/passwordReset/model.ts'
import { myEvents } from '../workflows/events/myEvents/model.ts'
import { profile } from '../workflows/account/profile/model.ts'
import { publicPages } from '../workflows/events/publicPages/model.ts'
import { series } from '../workflows/events/series/model.ts'
import { review } from '../workflows/review/review/model.ts'
import { selection } from '../workflows/review/selection/model.ts'
import { sessions } from '../workflows/account/session/model.ts'
import { signInAgain } from '../workflows/account/signInAgain/model.ts'
import { savedFilters } from '../workflows/events/savedFilters/model.ts'
import { shrinking } from '../workflows/pictures/shrinking/model.ts'
import { seriesDates } from '../workflows/events/seriesDates/model.ts'
import { settings } from '../workflows/account/settings/model.ts'

/** Every model, in the order in which a user meets the workflows. */
export const models = [
  sessions,
  signInAgain,
  connection,
  auth,
  emailProof,
  codeEntry,
  countdown,
  passwordReset,
  profile,
  editProfile,
  ownAccount,
  calendarFeed,
  notifications,
  embed,
  language,
  carousel,
  createEvent,
  shrinking,
  locationSearch,
  myEvents,
  editEvent,
  lifecycle,
  series,
  importEvents,
  seriesDates,
  explore,
  firstLook,
  savedFilters,
  publicPages,
  favorite,
  favorites,
  adminShell,
  dashboard,
  homepageContent,
  list,
  act,
  listExport,
  choices,
  settings,
  catalog,
  approval,
  review,
  decision,
  selection,
  keys,
]
