export interface Sending {
  /** Null for a gateway of this process, which has counted its own senders already. */
  address: string | null
  length: number | null
  /** Bytes allowed. */
  most: number
}

/** `textBytes` of all texts together, `fileBytes` of each file. */
export interface FormLimits {
  fields: number
  textBytes: number
  files: number
  fileBytes: number
}

/** All bodies share the room of this process. Throws `BodyRefused`. */
export interface Intake {
  text: (body: AsyncIterable<Uint8Array>, sending: Sending) => Promise<Buffer<ArrayBuffer>>
  /** Its files lie on disk until it is left. */
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

/** Recognised by its `name`, not by a class. */
export interface BodyRefused extends Error {
  name: 'BodyRefused'
  status: 400 | 408 | 413 | 429 | 503 | 507
  retryAfter: number | undefined
  field: string | undefined
}
