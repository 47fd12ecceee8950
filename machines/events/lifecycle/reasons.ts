import * as texts from '../texts.ts'

/** Limits of a reason's length, in characters. */
export const shortestReason = 3
export const longestReason = 500

/** Ready-made reasons for calling an event off. */
export const readyReasons = [texts.venueNotAvailable, texts.somebodyIll, texts.tooFewPeople, texts.badWeather]
