import type { DraftImage } from '../../machines/domain.ts'

/** 128 random bits in hex; unlike `crypto.randomUUID` this also works without TLS. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function draftImage(file: File): DraftImage {
  const { name, size, type } = file
  return { key: randomKey(), name, size, type, file }
}
