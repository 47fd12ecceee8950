export interface Job {
  name: string
  /** Milliseconds between two runs, unless the run itself says how long to wait. */
  every: number
  /** Rows are claimed in the database, so that any number of processes may run it. Ends early once aborted. */
  run: (signal: AbortSignal) => Promise<number | undefined>
}
