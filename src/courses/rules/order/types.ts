/** A word of a language or of a shell, where a lesson uses it. */
export interface UsedWord {
  readonly word: string;
  /** From 1, in the code that it was found in. */
  readonly line: number;
  /** Part of the language for sure; any other is only a word if a lesson teaches it. */
  readonly certain: boolean;
}
