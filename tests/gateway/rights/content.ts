import type { Sent } from '../../support/service.ts'
import { type Right, signedIn, superadminOnly, type World } from './right.ts'

/** Adds an entry with this call. Returns the id of the entry. */
async function added({ service, people }: World, path: string, sent: Sent): Promise<{ id: string }> {
  const { status, body } = await service.request<{ data: { id: number } }>('POST', path, {
    token: people.superadmin.token,
    ...sent,
  })
  if (status !== 201) throw new Error(`${path} answered ${status}`)
  return { id: String(body.data.id) }
}

const newName = () => ({ name: `Group ${crypto.randomUUID()}` })
const newSlide = { order: 1, heading: 'Spring', description: 'Out again.', date: '2026-07-01', place: 'Pune' }
const category = (world: World) => added(world, '/common/categories/', { json: newName() })
const eventType = (world: World) => added(world, '/common/types/', { json: newName() })
const newReason = () => ({ text: `Reason ${crypto.randomUUID()}` })
const reason = (world: World) => added(world, '/common/reject-reasons/', { json: newReason() })
const slide = (world: World) =>
  added(world, '/common/superadmin/homepage-content/create/', { form: { ...newSlide, order: '1' } })

/** Categories, types, slides, places and ready-made reasons. */
export const contentRights: Right[] = [
  { field: 'Query.categories', codes: signedIn },
  { field: 'Query.eventTypes', codes: signedIn },
  // Everybody may read the catalog, but only the admin area watches it.
  { field: 'Subscription.categoriesChanged', codes: superadminOnly },
  { field: 'Subscription.eventTypesChanged', codes: superadminOnly },
  { field: 'Query.homepageContent', codes: signedIn },
  { field: 'Query.geocode', variables: () => ({ address: 'Köln' }), codes: signedIn },
  { field: 'Mutation.createCategory', variables: () => ({ input: newName() }), codes: superadminOnly },
  {
    field: 'Mutation.updateCategory',
    variables: async (world) => ({ ...(await category(world)), input: { description: 'New.' } }),
    codes: superadminOnly,
  },
  { field: 'Mutation.deleteCategory', variables: category, codes: superadminOnly },
  { field: 'Mutation.createEventType', variables: () => ({ input: newName() }), codes: superadminOnly },
  {
    field: 'Mutation.updateEventType',
    variables: async (world) => ({ ...(await eventType(world)), input: { description: 'New.' } }),
    codes: superadminOnly,
  },
  { field: 'Mutation.deleteEventType', variables: eventType, codes: superadminOnly },
  { field: 'Query.rejectReasons', codes: superadminOnly },
  { field: 'Mutation.createRejectReason', variables: newReason, codes: superadminOnly },
  {
    field: 'Mutation.updateRejectReason',
    variables: async (world) => ({ ...(await reason(world)), ...newReason() }),
    codes: superadminOnly,
  },
  { field: 'Mutation.deleteRejectReason', variables: reason, codes: superadminOnly },
  { field: 'Mutation.createSlide', variables: () => ({ input: newSlide }), codes: superadminOnly },
  {
    field: 'Mutation.updateSlide',
    variables: async (world) => ({
      ...(await slide(world)),
      input: { heading: 'Summer' },
      removeImage: true,
    }),
    codes: superadminOnly,
  },
  {
    field: 'Mutation.orderSlides',
    variables: async ({ service, people }) => {
      const { body } = await service.request<{ data: { id: number }[] }>('GET', '/common/homepage-content/', {
        token: people.superadmin.token,
      })
      const seen = body.data.map(({ id }) => id)
      return { seen, ids: seen.toReversed() }
    },
    codes: superadminOnly,
  },
  { field: 'Mutation.deleteSlide', variables: slide, codes: superadminOnly },
]
