import { adminShell } from '../models/adminShell.ts'
import { approval } from '../models/approval.ts'
import { auth } from '../models/auth.ts'
import { carousel } from '../models/carousel.ts'
import { codeEntry } from '../models/codeEntry.ts'
import { countdown } from '../models/countdown.ts'
import { createEvent } from '../models/createEvent.ts'
import { decision } from '../models/decision.ts'
import { explore } from '../models/explore.ts'
import { favorite } from '../models/favorite.ts'
import { favorites } from '../models/favorites.ts'
import { locationSearch } from '../models/locationSearch.ts'
import { profile } from '../models/profile.ts'
import { sessions } from '../models/session.ts'

/** Every model, in the order in which a person meets the workflows. */
export const models = [
  sessions,
  auth,
  codeEntry,
  countdown,
  profile,
  carousel,
  createEvent,
  locationSearch,
  explore,
  favorite,
  favorites,
  adminShell,
  approval,
  decision,
]
