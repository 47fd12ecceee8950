/** Whether the review's single-key shortcuts are on: a setting of the device, shared by all its accounts. */
export const hasKeys = () => localStorage.getItem('keys') !== 'off'

export const keepKeys = (isOn: boolean) => localStorage.setItem('keys', isOn ? 'on' : 'off')
