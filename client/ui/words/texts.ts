import { phrase } from '../../../machines/language/message.ts'

/** The times of an event in two time zones */
export const yourTime = (time: string) => phrase('Your time: {time}', { time })
export const timesIn = (times: string, place: string) => phrase('{times}, {place} time', { times, place })
export const thereAndYours = (place: string, time: string) =>
  phrase('{place} time. Your time: {time}', { place, time })

/** Accessible names of the buttons for one entry of a list */
export const editOf = (name: string) => phrase('Edit {name}', { name })
export const removeOf = (name: string) => phrase('Delete {name}', { name })

/** The description of a bar or a slice */
export const eventsAre = (count: number) => phrase('Events {count}', { count })
