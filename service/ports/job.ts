export interface Job {
  name: string
  /** ms between two runs, unless a run returns the time to wait. */
  every: number
  /** Must claim rows in the database, so that any number of processes may run it, and end early once aborted. */
  run: (signal: AbortSignal) => Promise<number | void>
}
