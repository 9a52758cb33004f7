import { ContentError } from '../content/parseContent';

interface Problem {
  readonly line: number | undefined;
  readonly place: string;
  readonly expected: string;
  readonly found: string;
}

/** Collects what is wrong in a file, so that authors see it all at once. */
export class Problems {
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

  get hasAny(): boolean {
    return this.#texts.length > 0;
  }

  add({ line, place, expected, found }: Problem): void {
    const at = line === undefined ? '' : `, línea ${line + this.#linesCut}`;
    this.#texts.push(
      `${this.#file}${at} · ${place}\n  se esperaba: ${expected}\n  se encontró: ${found}`,
    );
  }

  /** What is wrong in another file that this one needs. */
  addAll(texts: readonly string[]): void {
    this.#texts.push(...texts);
  }

  /** @throws {ContentError} when something is wrong. */
  throwIfAny(): void {
    if (this.hasAny) throw new ContentError(this.#texts);
  }
}
