import { deviceStore } from './device/deviceStore.ts'

/** `localStorage` key that the page displaying the machines sets while it wants reports. */
export const watchKey = 'plaza:watched'

export const channelName = 'plaza:machines'

/** All machines of a window with their active leaf states. Empty when the window has closed. */
export interface MachineReport {
  window: string
  machines: { machine: string; leaves: string[] }[]
}

export const isWatched = () => deviceStore.getItem(watchKey) !== null
