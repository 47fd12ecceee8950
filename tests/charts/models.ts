import { act } from '../workflows/act/model.ts'
import { adminShell } from '../workflows/adminShell/model.ts'
import { approval } from '../workflows/approval/model.ts'
import { auth } from '../workflows/auth/model.ts'
import { calendarFeed } from '../workflows/calendarFeed/model.ts'
import { carousel } from '../workflows/carousel/model.ts'
import { catalog } from '../workflows/catalog/model.ts'
import { choices } from '../workflows/choices/model.ts'
import { codeEntry } from '../workflows/codeEntry/model.ts'
import { connection } from '../workflows/connection/model.ts'
import { countdown } from '../workflows/countdown/model.ts'
import { createEvent } from '../workflows/createEvent/model.ts'
import { dashboard } from '../workflows/dashboard/model.ts'
import { decision } from '../workflows/decision/model.ts'
import { editProfile } from '../workflows/editProfile/model.ts'
import { emailProof } from '../workflows/emailProof/model.ts'
import { editEvent } from '../workflows/editEvent/model.ts'
import { explore } from '../workflows/explore/model.ts'
import { listExport } from '../workflows/export/model.ts'
import { favorite } from '../workflows/favorite/model.ts'
import { favorites } from '../workflows/favorites/model.ts'
import { homepageContent } from '../workflows/homepageContent/model.ts'
import { list } from '../workflows/list/model.ts'
import { firstLook } from '../workflows/firstLook/model.ts'
import { locationSearch } from '../workflows/locationSearch/model.ts'
import { ownAccount } from '../workflows/ownAccount/model.ts'
import { passwordReset } from '../workflows/passwordReset/model.ts'
import { myEvents } from '../workflows/myEvents/model.ts'
import { profile } from '../workflows/profile/model.ts'
import { review } from '../workflows/review/model.ts'
import { sessions } from '../workflows/session/model.ts'
import { signInAgain } from '../workflows/signInAgain/model.ts'
import { settings } from '../workflows/settings/model.ts'

/** Every model, in the order in which a person meets the workflows. */
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
  carousel,
  createEvent,
  locationSearch,
  myEvents,
  editEvent,
  explore,
  firstLook,
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
]
