/** Whether the review's single-key shortcuts are on. Stored per device and shared by all accounts. */
export const hasKeys = () => localStorage.getItem('keys') !== 'off'

export const keepKeys = (isOn: boolean) => localStorage.setItem('keys', isOn ? 'on' : 'off')
