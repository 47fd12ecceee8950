/** Who sends a body, and what is known of it before it is read. */
export interface Sending {
  /** The sender's address. */
  address: string
  /** Its Content-Length. */
  length: number | null
  /** The most bytes that it may have. */
  most: number
}

/** What a form may hold: texts, their bytes in all, files and the bytes of one. */
export interface FormLimits {
  fields: number
  textBytes: number
  files: number
  fileBytes: number
}

/** A form, whose files lie on the disk until it is left. */
export interface Received {
  entries: readonly (readonly [name: string, value: string | File])[]
  leave: () => Promise<void>
}

/** Takes bodies in, in the room that there is for all that this process answers. Whoever listens has one. Throws `BodyRefused`. */
export interface Intake {
  text: (body: AsyncIterable<Uint8Array>, sending: Sending) => Promise<Buffer>
  /** `fault` is asked before a file is read, with the texts before it, and says what is wrong with it. */
  form: (
    body: AsyncIterable<Uint8Array>,
    type: string,
    sending: Sending,
    limits: FormLimits,
    fault: (name: string, texts: ReadonlyMap<string, string>) => string | null,
  ) => Promise<Received>
}

/** Why a body was not taken. */
export interface BodyRefused extends Error {
  status: 400 | 408 | 413 | 429 | 503 | 507
  retryAfter: number | undefined
}

/** By its name, since its class is that of whoever listens. */
export const isBodyRefused = (error: unknown): error is BodyRefused =>
  error instanceof Error && error.name === 'BodyRefused'
