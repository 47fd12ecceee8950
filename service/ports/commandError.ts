export class CommandError extends Error {
  override readonly name = 'CommandError'
}
