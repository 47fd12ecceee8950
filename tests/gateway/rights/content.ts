import { type Right, signedIn } from './right.ts'

/** Categories, types, slides and places. */
export const contentRights: Right[] = [
  { field: 'Query.categories', codes: signedIn },
  { field: 'Query.eventTypes', codes: signedIn },
  { field: 'Query.homepageContent', codes: signedIn },
  { field: 'Query.geocode', variables: () => ({ address: 'Köln' }), codes: signedIn },
]
