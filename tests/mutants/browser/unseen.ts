/** Mutants of the fixed set that nobody could see in a browser, by their ids, each with its reason. One that is gone, or that a walk tells, fails the run. */
export const unseen: Record<string, string> = {}
