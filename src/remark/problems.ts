import { ContentError } from '../content/parseContent';

interface Problem {
  readonly line: number | undefined;
  readonly place: string;
  readonly expected: string;
  readonly found: string;
}

/** Collects the faults of a file, so that authors see all of them at once. */
export class Problems {
  readonly #file: string;
  readonly #linesCut: number;
  readonly #texts: string[] = [];

  /**
   * @param file Path of the file inside the project.
   * @param linesCut Lines of the file before the text whose lines are counted.
   */
  constructor(file: string, linesCut: number) {
    this.#file = file;
    this.#linesCut = linesCut;
  }

  get hasAny(): boolean {
    return this.#texts.length > 0;
  }

  add({ line, place, expected, found }: Problem): void {
    const position =
      line === undefined ? '' : `, línea ${line + this.#linesCut}`;
    this.#texts.push(
      `${this.#file}${position} · ${place}\n  se esperaba: ${expected}\n  se encontró: ${found}`,
    );
  }

  /** Adds faults of another file that this one depends on. */
  addAll(texts: readonly string[]): void {
    this.#texts.push(...texts);
  }

  /**
   * Throws the collected faults.
   *
   * @throws {ContentError} when there is any fault.
   */
  throwIfAny(): void {
    if (this.hasAny) throw new ContentError(this.#texts);
  }
}
