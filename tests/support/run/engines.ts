/** For tests of what the database itself decides: order, search, locks, constraints, moments. */
export const bothEngines = ['embedded', 'postgres'] as const

/**
 * For tests of REST, for which either engine only stores and finds: the embedded one, or both in turn in the
 * deep tier, which sets `PLAZA_ENGINE=postgres` for the second.
 */
export const oneEngine = [process.env['PLAZA_ENGINE'] === 'postgres' ? 'postgres' : 'embedded'] as const
