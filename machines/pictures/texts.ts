import { asPhrase, type Message, phrase } from '../language/message.ts'

export const eventFormats: Message = 'JPG, PNG or WebP'
export const allFormats: Message = 'JPG, PNG, WebP or GIF'
export const otherFormat = (name: string, formats: Message) =>
  phrase('{name} is not a {formats} picture', { name, formats: asPhrase(formats) })
export const tooLarge = (name: string, megabytes: number) =>
  phrase('{name} is larger than {megabytes}MB', { name, megabytes })
export const tooManyPixels = (name: string) =>
  phrase('{name} has more than 40 megapixels, or more than 10,000 pixels on a side', { name })
export const unreadable = (name: string) => phrase('{name} cannot be read as a picture', { name })
export const heicUnreadable = (name: string) =>
  phrase('{name} is a HEIC picture, which this browser cannot read. Please choose it as a JPG', { name })
export const followedBy = (first: Message, second: Message): Message =>
  phrase('{first}. {second}', { first: asPhrase(first), second: asPhrase(second) })
export const full = (most: number, names: string[]) =>
  phrase('Maximum {most} images. Not added: {names}', { most, names: names.join(', ') })
