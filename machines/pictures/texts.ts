export const eventFormats = 'JPG, PNG or WebP'
export const allFormats = 'JPG, PNG, WebP or GIF'
export const otherFormat = (name: string, formats: string) => `${name} is not a ${formats} picture`
export const tooLarge = (name: string, megabytes: number) => `${name} is larger than ${megabytes}MB`
export const tooManyPixels = (name: string) =>
  `${name} has more than 40 megapixels, or more than 10,000 pixels on a side`
export const unreadable = (name: string) => `${name} cannot be read as a picture`
export const heicUnreadable = (name: string) =>
  `${name} is a HEIC picture, which this browser cannot read. Please choose it as a JPG`
export const full = (most: number, names: string[]) =>
  `Maximum ${most} images. Not added: ${names.join(', ')}`
