import { asPhrase, type Message, phrase } from '../language/message.ts'

export const eventFormats: Message = 'JPG, PNG or WebP'
export const allFormats: Message = 'JPG, PNG, WebP or GIF'
export const otherFormat = (name: string, formats: Message) =>
  phrase('{name} is not a {formats} picture', { name, formats: asPhrase(formats) })
export const unreadable = (name: string) => phrase('{name} cannot be read as a picture', { name })
export const heicUnreadable = (name: string) =>
  phrase('{name} is a HEIC picture, which this browser cannot read. Please choose it as a JPG', { name })
export const followedBy = (first: Message, second: Message): Message =>
  phrase('{first}. {second}', { first: asPhrase(first), second: asPhrase(second) })
export const full = (most: number, names: string[]) =>
  phrase('Maximum {most} images. Not added: {names}', { most, names: names.join(', ') })
export const shrinking = (name: string) => phrase('Making {name} smaller...', { name })
export const shrinkingOf = (name: string, number: number, total: number) =>
  phrase('Making {name} smaller ({number} of {total})...', { name, number, total })
