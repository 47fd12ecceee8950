/** Whether the review's single-key shortcuts are on. Stored per device, for all of its accounts. */
export const hasKeys = () => localStorage.getItem('keys') !== 'off'

export const keepKeys = (isOn: boolean) => localStorage.setItem('keys', isOn ? 'on' : 'off')
