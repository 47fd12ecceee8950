import type {
  Choices,
  DraftImage,
  EventDetail,
  EventRow,
  EventStep,
  Failure,
  OwnEvent,
  Page,
  PendingEvent,
  Picture,
  Place,
  Proposal,
  Session,
  Slide,
  User,
} from '../../machines/domain.ts'
import type { EventPage } from '../../machines/events/explore/eventQuery.ts'

/** People, events, slides and places that the models share. */

export const choices: Choices = {
  categories: [
    { id: '1', name: 'Music' },
    { id: '2', name: 'Technology' },
  ],
  eventTypes: [
    { id: '1', name: 'Concert' },
    { id: '2', name: 'Workshop' },
  ],
}

export const mira: User = {
  id: '12',
  fullName: 'Mira Okafor',
  email: 'mira@example.org',
  phone: '+4915112345678',
  profilePic: null,
  userType: 'USER',
  isEmailVerified: true,
  timeZone: 'Europe/Berlin',
  language: null,
}

/** Mira as stored in the browser, with the name from before her marriage. */
export const stored: User = { ...mira, fullName: 'Mira Adeyemi' }

/** Mira after Edit Profile. */
export const renamed: User = { ...mira, fullName: 'Mimi Okafor', phone: null }

export const root: User = {
  ...mira,
  id: '1',
  fullName: 'Ada Root',
  email: 'ada@example.org',
  userType: 'SUPERADMIN',
}

export const session: Session = { token: 'token-of-mira', user: mira }
export const rootSession: Session = { token: 'token-of-ada', user: root }

const picture = (name: string): Picture => ({
  id: name,
  url: `/media/${name}.jpg`,
  width: 1280,
  height: 853,
  blur: null,
  template: `/media/${name}-{width}.{format}`,
  widths: [640],
})

export const jazz: EventDetail = {
  id: '7',
  title: 'Jazz under the Bridge',
  content: 'Four bands, two stages, and the river below.',
  eventDate: '2031-06-14',
  startTime: '18:00:00',
  endTime: '23:00:00',
  venue: 'Old Bridge Hall',
  location: 'Cologne, Germany',
  locationDetails: '50.93753,6.96028',
  isOnline: false,
  isFavorite: false,
  isFeatured: true,
  lifecycle: 'SCHEDULED',
  lifecycleReason: null,
  category: { id: '1', name: 'Music' },
  eventType: { id: '1', name: 'Concert' },
  galleryImages: [picture('jazz-one'), picture('jazz-two')],
  author: { fullName: 'Joana Silva', email: null },
  registerLink: 'https://example.org/jazz',
  endDate: null,
  timeZone: 'Europe/Berlin',
  startsAt: '2031-06-14T18:00:00+02:00',
  endsAt: '2031-06-14T23:00:00+02:00',
  accessibilityNotes: 'Step-free by the river door.',
  shareUrl: 'http://plaza.test/e/jazz-under-the-bridge-7',
  series: null,
  viewCount: 41,
  favoriteCount: 9,
}

export const rust: EventDetail = {
  ...jazz,
  id: '8',
  title: 'Rust from Zero',
  content: 'An afternoon at the keyboard.',
  eventDate: '2031-07-02',
  startTime: '14:00:00',
  endTime: null,
  venue: 'Online Event',
  location: null,
  locationDetails: null,
  isOnline: true,
  isFavorite: true,
  isFeatured: false,
  category: { id: '2', name: 'Technology' },
  eventType: { id: '2', name: 'Workshop' },
  galleryImages: [],
  author: { fullName: 'Kenji Mori', email: null },
  registerLink: 'https://example.org/rust',
  timeZone: 'Europe/Lisbon',
  startsAt: '2031-07-02T14:00:00+01:00',
  endsAt: null,
  accessibilityNotes: null,
  shareUrl: null,
}

export const workshop: EventDetail = { ...rust, id: '9', title: 'Pottery for Two', isFavorite: false }

const limitsOfJazz = {
  registrationDeadline: '2031-06-10',
  maxParticipants: 1200,
  tags: ['jazz', 'open air'],
  visibility: 'LINK' as const,
}
const noLimits = {
  registrationDeadline: null,
  maxParticipants: null,
  tags: [],
  visibility: 'MEMBERS' as const,
}

export const pendingJazz: PendingEvent = {
  ...jazz,
  ...limitsOfJazz,
  author: { fullName: 'Joana Silva', email: 'joana@example.org' },
  createdAt: '2030-12-01T09:30:00.000Z',
  version: 1,
  isProposal: false,
  resembles: null,
  import: null,
}
export const pendingRust: PendingEvent = {
  ...rust,
  ...noLimits,
  author: { fullName: 'Kenji Mori', email: 'kenji@example.org' },
  createdAt: '2030-12-02T10:00:00.000Z',
  version: 1,
  isProposal: false,
  resembles: null,
  import: null,
}

/** The jazz event with its proposed changes. */
export const proposedJazz: Proposal = {
  ...jazz,
  title: 'Jazz beside the Bridge',
  content: 'Four bands, one stage, and the river below.',
  startTime: '19:00:00',
  galleryImages: [picture('jazz-two'), picture('jazz-three')],
  registrationDeadline: '2031-06-12',
  maxParticipants: null,
  tags: ['jazz', 'river'],
  visibility: 'PUBLIC',
}

export const rejection: EventStep = {
  id: '31',
  at: '2030-12-02T10:00:00.000Z',
  by: 'REVIEWER',
  fullName: 'Ada Root',
  action: 'reject',
  reason: 'The bridge is closed.',
  changed: [],
}

export const pendingWorkshop: PendingEvent = {
  ...workshop,
  ...noLimits,
  author: { fullName: 'Mira Okafor', email: 'mira@example.org' },
  createdAt: '2030-12-03T11:00:00.000Z',
  version: 1,
  isProposal: false,
  resembles: null,
  import: null,
}

/** Mira's own events: one published, one pending, one rejected. */
export const ownJazz: OwnEvent = {
  ...jazz,
  author: { fullName: 'Mira Okafor', email: 'mira@example.org' },
  visibility: 'LINK',
  visibilityCeiling: null,
  visibilityReason: null,
  isPublished: true,
  approvalStatus: 'PUBLISHED',
  rejectReason: null,
  proposal: null,
}
/** The published event with rejected changes. */
export const changedJazz: OwnEvent = {
  ...ownJazz,
  proposal: { status: 'REJECTED', rejectReason: 'The bridge is closed.' },
}
export const ownRust: OwnEvent = {
  ...rust,
  author: ownJazz.author,
  visibility: 'MEMBERS',
  visibilityCeiling: null,
  visibilityReason: null,
  isPublished: false,
  approvalStatus: 'PENDING',
  rejectReason: null,
  proposal: null,
}
export const ownWorkshop: OwnEvent = {
  ...ownRust,
  id: '9',
  title: 'Pottery for Two',
  venue: null,
  location: 'Porto, Portugal',
  isOnline: false,
  approvalStatus: 'REJECTED',
  rejectReason: 'Please name the street.',
}

/** The fields of an event that a list shows. */
export const rowOf = ({ content, galleryImages, ...event }: EventDetail): EventRow => ({
  ...event,
  excerpt: `${content.slice(0, 8)}...`,
  cover: galleryImages[0] ?? null,
})

/** A page of Explore. The detail of its first event comes with it. */
export const explorePageOf = (...events: EventDetail[]): EventPage => ({
  ...pageOf(...events.map(rowOf)),
  first: events[0] ?? null,
})

/** A list that fits on one page. */
export function pageOf<Item>(...results: Item[]): Page<Item> {
  return { results, count: results.length, next: null, previous: null }
}

export const slides: Slide[] = [
  {
    id: '2',
    order: 2,
    heading: 'Learn something by Sunday',
    description: 'Workshops all over town.',
    date: '2031-07-02',
    place: 'Lisbon',
    image: picture('slide-two'),
  },
  {
    id: '1',
    order: 1,
    heading: 'Summer is loud',
    description: 'Open-air concerts from June on.',
    date: '2031-06-14',
    place: 'Cologne',
    image: picture('slide-one'),
  },
  {
    id: '3',
    order: 3,
    heading: 'Dance until late',
    description: 'Every Friday by the river.',
    date: '2031-08-01',
    place: 'Porto',
    image: picture('slide-three'),
  },
]

export const cologne: Place = {
  name: 'Cologne',
  formattedAddress: 'Cologne, North Rhine-Westphalia, Germany',
  lat: 50.93333,
  lng: 6.95,
  timeZone: 'Europe/Berlin',
}

export const poster: DraftImage = {
  key: 'poster',
  name: 'poster.jpg',
  size: 1_200_000,
  type: 'image/jpeg',
  file: null,
}
export const stage: DraftImage = {
  key: 'stage',
  name: 'stage.png',
  size: 900_000,
  type: 'image/png',
  file: null,
}

export const loginForm = { email: 'mira@example.org', password: 'a long password' }
export const signupForm = { ...loginForm, fullName: 'Mira Okafor', phone: '+4915112345678' }

export const tooOften: Failure = {
  code: 'RATE_LIMITED',
  message: 'Too many requests. Please try again in 30 seconds.',
  fields: {},
}

export const phoneTaken: Failure = {
  code: 'BAD_USER_INPUT',
  message: 'Phone already exists.',
  fields: { phone: ['Phone already exists.'] },
}

/**
 * Error codes after which it is still unknown whether the entered value is valid, so it stays in the form.
 */
export const unjudged: ReadonlySet<string> = new Set(['NETWORK', 'RATE_LIMITED'])
