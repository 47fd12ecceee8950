/** For failures that the specification says are only logged. */
export function log({ error }: { error: unknown }) {
  // oxlint-disable-next-line no-console -- the one place of the client that writes to the browser's log
  console.warn(error)
}
