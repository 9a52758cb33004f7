import { ContentError } from '../../content/parseContent';

interface Problem {
  readonly line: number | undefined;
  readonly place: string;
  readonly expected: string;
  readonly found: string;
}

export const questionPlace = (index: number) => `pregunta ${index + 1}`;

export const optionPlace = (question: number, option: number) =>
  `${questionPlace(question)}, opción ${option + 1}`;

/** Collects what is wrong in the quizzes of a file, so that authors see it all at once. */
export class QuizProblems {
  readonly #file: string;
  readonly #linesCut: number;
  readonly #texts: string[] = [];

  /**
   * @param file The path that the author knows.
   * @param linesCut Lines of the file before the text that positions count.
   */
  constructor(file: string, linesCut: number) {
    this.#file = file;
    this.#linesCut = linesCut;
  }

  get found(): boolean {
    return this.#texts.length > 0;
  }

  add({ line, place, expected, found }: Problem): void {
    const at = line === undefined ? '' : `, línea ${line + this.#linesCut}`;
    this.#texts.push(
      `${this.#file}${at} · ${place}\n  se esperaba: ${expected}\n  se encontró: ${found}`,
    );
  }

  /** @throws {ContentError} when something is wrong. */
  throwIfAny(): void {
    if (this.found) throw new ContentError(this.#texts);
  }
}
