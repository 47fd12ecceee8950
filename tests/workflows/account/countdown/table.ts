import { has, table, to, when } from '../../../support/workflow/table.ts'

/**
 * Specification, section 4 "Auth flow": the text counts down the seconds and disappears after the last one.
 */
export const countdownTable = table({
  start: to('counting', has({ seconds: 3 })),
  counting: {
    'second passes': [
      when({ seconds: 3 }, to('counting', has({ seconds: 2 }))),
      when({ seconds: 2 }, to('counting', has({ seconds: 1 }))),
      when({ seconds: 1 }, to('over', has({ seconds: 0 }))),
    ],
  },
})
