export interface Job {
  name: string
  /** ms between two runs, unless a run returns how long to wait. */
  every: number
  /** Claims rows in the database, so that any number of processes may run it. Ends early once aborted. */
  run: (signal: AbortSignal) => Promise<number | void>
}
