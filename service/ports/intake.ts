export interface Sending {
  /** Null for the gateway in this process, which has counted its senders already. */
  address: string | null
  length: number | null
  /** Bytes allowed. */
  most: number
}

/** `textBytes` is the limit for all texts together, `fileBytes` the limit for each file. */
export interface FormLimits {
  fields: number
  textBytes: number
  files: number
  fileBytes: number
}

/** Reads bodies, which share one budget of bytes in this process. Throws `BodyRefused`. */
export interface Intake {
  text: (body: AsyncIterable<Uint8Array>, sending: Sending) => Promise<Buffer<ArrayBuffer>>
  /** The files of a form stay on disk until `leave` is called. */
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
