import { isSeries } from './imageAnswer.ts'
import type { OwnEvent, OwnImage } from './ownEvent.ts'

/** Recognises events in exactly the form that our service sends, which `ownEvent` reads as the schema would. */

type Check = (sent: unknown) => boolean
type Form<Own> = { [Key in keyof Own]-?: Check }

const isText: Check = (sent) => typeof sent === 'string'
const isWhole: Check = (sent) => Number.isSafeInteger(sent)
const isFlag: Check = (sent) => typeof sent === 'boolean'
const isAbsent: Check = (sent) => sent === undefined
const isNull: Check = (sent) => sent === null
const isLike =
  (form: RegExp): Check =>
  (sent) =>
    typeof sent === 'string' && form.test(sent)
const orNull =
  (check: Check): Check =>
  (sent) =>
    sent === null || check(sent)
const oneOf =
  (...values: string[]): Check =>
  (sent) =>
    values.includes(sent as string)
const listOf =
  (check: Check): Check =>
  (sent) =>
    Array.isArray(sent) && sent.every(check)

function formOf<Own>(form: Form<Own>): Check {
  const checks = Object.entries<Check>(form)
  return (sent) =>
    typeof sent === 'object' &&
    sent !== null &&
    checks.every(([name, check]) => check((sent as Record<string, unknown>)[name]))
}

const maybeText = orNull(isLike(/./s))
const maybeWhole = orNull(isWhole)
const isDay = isLike(/^\d{4}-\d\d-\d\d$/)
const isClock = isLike(/^\d\d:\d\d:\d\d$/)
const isMoment: Check = (sent) =>
  typeof sent === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(sent) &&
  !Number.isNaN(Date.parse(sent))
const maybeNamed = orNull(formOf({ id: isWhole, name: isText }))

const hasForm = formOf<OwnImage>({
  id: isWhole,
  image: maybeText,
  order: maybeWhole,
  width: maybeWhole,
  height: maybeWhole,
  blur: orNull(isLike(/^data:image\//)),
  variants: listOf(formOf({ width: isWhole, webp: isText, avif: isText })),
})
const isImage: Check = (sent) => hasForm(sent) && isSeries(sent as OwnImage)

export const isUsualEvent = formOf<OwnEvent>({
  id: isWhole,
  slug: maybeText,
  title: isText,
  content: isText,
  event_date: isDay,
  start_time: orNull(isClock),
  end_time: orNull(isClock),
  venue: maybeText,
  location: maybeText,
  location_details: maybeText,
  register_link: maybeText,
  is_online_event: isFlag,
  event_category: maybeNamed,
  event_type: maybeNamed,
  gallery_images: listOf(isImage),
  registration_deadline: orNull(isDay),
  max_participants: maybeWhole,
  tags: maybeText,
  keywords: isAbsent,
  author: formOf({ full_name: isText, email: (sent) => sent === undefined || maybeText(sent) }),
  is_published: isFlag,
  approval_status: oneOf('pending', 'published', 'rejected'),
  reject_reason: maybeText,
  is_featured: isFlag,
  is_favorite: isFlag,
  event_status: oneOf('upcoming', 'today', 'past'),
  view_count: isWhole,
  favorite_count: isWhole,
  days_until_event: maybeWhole,
  created_at: isMoment,
  updated_at: orNull(isMoment),
  version: maybeWhole,
  proposal: isNull,
  resembles: isAbsent,
}) as (sent: unknown) => sent is OwnEvent
