import { useSyncExternalStore } from 'react'
import { minuteNow, onMinute, today } from './clock.ts'

/** The server's time in whole minutes. Renders again each minute, so that badges of past events appear. */
export const useNow = () => new Date(useSyncExternalStore(onMinute, minuteNow) * 60_000)

/** Today's date. Renders again after midnight. */
export const useToday = () => useSyncExternalStore(onMinute, today, today)
