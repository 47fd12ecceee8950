/** Who sends a body, and what is known of it before it is read. */
export interface Sending {
  /** The sender's address; null for a gateway of this process, whose own senders are counted already. */
  address: string | null
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

/** Takes bodies in, in the room that there is for all that this process answers. Throws `BodyRefused`. */
export interface Intake {
  text: (body: AsyncIterable<Uint8Array>, sending: Sending) => Promise<Buffer<ArrayBuffer>>
  /** A form, whose files lie on the disk until it is left. */
  form: (
    body: AsyncIterable<Uint8Array>,
    type: string,
    sending: Sending,
    limits: FormLimits,
  ) => Promise<{
    entries: readonly (readonly [name: string, value: string | File])[]
    leave: () => Promise<void>
  }>
}

/** Why a body was not taken, known by its name. */
export interface BodyRefused extends Error {
  name: 'BodyRefused'
  status: 400 | 408 | 413 | 429 | 503 | 507
  retryAfter: number | undefined
  /** The form's field at fault. */
  field: string | undefined
}
