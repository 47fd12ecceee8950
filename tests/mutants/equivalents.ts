/** Mutants that nobody could tell from the product, by their ids, each with the reason. A mutant that is gone or that a walk tells fails here. */
export const equivalents: Record<string, string> = {}
