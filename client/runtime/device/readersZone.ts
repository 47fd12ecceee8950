import { deviceZone } from '../../ui/words/deviceZone.ts'
import { readSession } from './storage.ts'

/** The account's time zone, as in its letters; the device's until it has one. Weekends depend on it. */
export const readersZone = () => readSession()?.user.timeZone ?? deviceZone()
