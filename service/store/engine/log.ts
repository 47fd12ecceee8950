export interface Log {
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

export const silent: Log = { info() {}, warn() {}, error() {} }
