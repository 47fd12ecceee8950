import { phrase } from '../../../../machines/language/message.ts'

/** The description of a bar or a slice */
export const eventsAre = (count: number) => phrase('Events {count}', { count })
