import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VFile } from 'vfile';
import { getCourseFolder, courses } from '../courses';

/**
 * Temporary project of each test: the cover of every course, plus the files
 * that the test writes.
 */
export class CourseTree {
  #root = '';
  /** Folder of the first course, inside the project. */
  readonly folder = `docs/${courses.map(getCourseFolder)[0] ?? ''}`;

  constructor() {
    beforeEach(() => {
      this.#root = mkdtempSync(path.join(tmpdir(), 'course-'));
      for (const course of courses.map(getCourseFolder))
        this.write(`docs/${course}/index.mdx`, '---\ntipo: portada\n---\n');
    });
    afterEach(() => {
      rmSync(this.#root, { recursive: true });
    });
  }

  /** Root of the project, which is another one in each test. */
  get root(): string {
    return this.#root;
  }

  readonly write = (file: string, text: string): void => {
    const full = path.join(this.#root, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  };

  /**
   * Creates the `VFile` that a plugin receives for a page; the file need not
   * exist.
   */
  readonly createPageFile = (file: string, value = ''): VFile =>
    new VFile({
      value,
      cwd: this.#root,
      path: path.join(this.#root, file),
    });
}
