import type { StoredImage } from './answer.ts'
import type { ImageFormat } from './sniff.ts'

export interface Order {
  bytes: Uint8Array
  format: ImageFormat
  name: string
  widths: readonly number[]
}

export interface ImageFile {
  name: string
  bytes: Uint8Array
  type: string
}

export interface ProcessedImage {
  stored: StoredImage
  files: ImageFile[]
}

export type Fault = 'otherFormat' | 'damaged' | 'tooManyPixels' | 'tooCostly'

export class Unfit extends Error {
  readonly fault: Fault

  constructor(fault: Fault, cause?: unknown) {
    super(`picture: ${fault}`, { cause })
    this.fault = fault
  }
}

export function widthsOf(full: number, widths: readonly number[]): number[] {
  const largest = Math.min(full, widths.at(-1) ?? full)
  return [...widths.filter((width) => width < largest), largest]
}
