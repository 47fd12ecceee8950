import * as texts from '../texts.ts'

/** In characters. */
export const shortestReason = 3
export const longestReason = 500

/** Reasons for a change of lifecycle to start from. */
export const readyReasons = [texts.venueNotAvailable, texts.somebodyIll, texts.tooFewPeople, texts.badWeather]
