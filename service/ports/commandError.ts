/** A command that cannot be carried out as it was given. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
