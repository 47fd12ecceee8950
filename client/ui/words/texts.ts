import { phrase } from '../../../machines/language/message.ts'

/** The times of an event in two time zones */
export const yourTime = (time: string) => phrase('Your time: {time}', { time })
export const timesIn = (times: string, place: string) => phrase('{times}, {place} time', { times, place })
export const thereAndYours = (place: string, time: string) =>
  phrase('{place} time. Your time: {time}', { place, time })
