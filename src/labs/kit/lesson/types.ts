/** Word of a language or of a shell that a lesson uses. */
export interface UsedWord {
  readonly word: string;
  /** Line of its code, from 1. */
  readonly line: number;
  /**
   * True for a part of the language. Another word counts only when a lesson
   * teaches it.
   */
  readonly certain: boolean;
}

/** Word in a file of an exercise's folder. */
export interface FileWord extends UsedWord {
  /** Name of the file, such as `solucion.c`. */
  readonly name: string;
}

/** Marks a word that may belong to the program instead of the language. */
export const toUncertain = <Word extends UsedWord>(usedWord: Word): Word => ({
  ...usedWord,
  certain: false,
});
