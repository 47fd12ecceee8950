import type { StoredImage } from './answer.ts'
import type { ImageFormat } from './sniff.ts'

/** What is to be made of one upload. */
export interface Order {
  bytes: Uint8Array
  /** What its first bytes say that it is. */
  format: ImageFormat
  /** Base name of its files. */
  name: string
  /** Widths of the variants, ascending. */
  widths: readonly number[]
}

export interface ImageFile {
  name: string
  bytes: Uint8Array
  type: string
}

/** A picture ready to be put into the store. */
export interface ProcessedImage {
  stored: StoredImage
  files: ImageFile[]
}

export type Fault = 'otherFormat' | 'damaged' | 'tooManyPixels' | 'tooCostly'

/** A picture that nothing is made of. */
export class Unfit extends Error {
  readonly fault: Fault

  constructor(fault: Fault, cause?: unknown) {
    super(`picture: ${fault}`, { cause })
    this.fault = fault
  }
}
