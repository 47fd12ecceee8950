/** The part of the service's logger (pino) that the database uses. */
export interface Log {
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

export const silent: Log = { info() {}, warn() {}, error() {} }
