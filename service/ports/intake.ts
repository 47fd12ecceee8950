export interface Sending {
  /** Null for the gateway in this process, which has already counted its senders. */
  address: string | null
  length: number | null
  /** The maximum number of bytes. */
  most: number
}

/** `textBytes` limits all texts together, and `fileBytes` limits each file. */
export interface FormLimits {
  fields: number
  textBytes: number
  files: number
  fileBytes: number
}

/** Reads request bodies within this process's shared byte budget. Throws `BodyRefused`. */
export interface Intake {
  text: (body: AsyncIterable<Uint8Array>, sending: Sending) => Promise<Buffer<ArrayBuffer>>
  /** Files of the form stay on disk until `leave` is called. */
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

/** Recognised by its `name`, since this module has no class for it. */
export interface BodyRefused extends Error {
  name: 'BodyRefused'
  status: 400 | 408 | 413 | 429 | 503 | 507
  retryAfter: number | undefined
  field: string | undefined
}
