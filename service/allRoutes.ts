import type { Route } from './http.ts'
import { accountRoutes } from './routes/account.ts'
import { geocodeRoutes } from './routes/geocode.ts'
import { profileRoutes } from './routes/profile.ts'

/** Every call under `/common`. */
export const allRoutes: readonly Route[] = [...accountRoutes, ...profileRoutes, ...geocodeRoutes]
