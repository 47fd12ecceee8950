/** Whether single keys count in the review; that stays with the device, whoever signs in. */
export const hasKeys = () => localStorage.getItem('keys') !== 'off'

export const keepKeys = (isOn: boolean) => localStorage.setItem('keys', isOn ? 'on' : 'off')
