export interface Job {
  name: string
  /** ms between two runs, unless a run returns how long to wait. */
  every: number
  /**
   * Must claim rows in the database, so that several processes can run it, and must end early when aborted.
   */
  run: (signal: AbortSignal) => Promise<number | void>
}
