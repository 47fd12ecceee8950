import type { OpenSession } from '../../../../machines/account/own/openSession.ts'

const moments = { createdAt: '2030-12-01T09:30:00.000Z', lastUsedAt: '2030-12-03T11:00:00.000Z' }

export const here: OpenSession = { id: '51', device: 'Firefox on Linux', ...moments, isCurrent: true }
export const phone: OpenSession = { id: '52', device: 'Safari on iPhone', ...moments, isCurrent: false }
export const desk: OpenSession = { id: '53', device: null, ...moments, isCurrent: false }
