import { deviceStore } from './deviceStore.ts'

/** Whether the review's single-key shortcuts are on. Stored per device and shared by all accounts. */
export const hasKeys = () => deviceStore.getItem('keys') !== 'off'

export const keepKeys = (isOn: boolean) => deviceStore.setItem('keys', isOn ? 'on' : 'off')
