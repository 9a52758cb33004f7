/** Rows that a sentence shows as examples. */
export const MAX_EXAMPLES = 3;
/** Time that the answer of an exercise may take in all its cases. */
export const JUDGE_TIMEOUT_MS = 20_000;
