import type { DraftImage } from '../../machines/domain.ts'

/** 128 random bits in hex; unlike `crypto.randomUUID` it also works on an address without TLS. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A chosen file under a key of its own, as the machines know it. */
export function draftImage(file: File): DraftImage {
  const { name, size, type } = file
  return { key: randomKey(), name, size, type, file }
}
