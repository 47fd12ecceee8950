export interface Sending {
  length: number | null
  /** The maximum number of bytes. */
  most: number
  /** True for forms from the gateway in this process, which has counted them already. */
  isPassedOn?: boolean
}

/** `textBytes` limits all texts together, and `fileBytes` limits each file. */
export interface FormLimits {
  fields: number
  textBytes: number
  files: number
  fileBytes: number
}

/** Reads request bodies up to a size, and a limited number of forms at a time. Throws `BodyRefused`. */
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
  status: 400 | 413 | 503 | 507
  retryAfter: number | undefined
  field: string | undefined
}
