import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';

export interface LessonDocument {
  /** Path inside the project. */
  readonly file: string;
  readonly isLesson: boolean;
  readonly tree: Root;
}

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

/** Front matter is not Markdown; its lines stay, so that positions are true. */
function blankFrontMatter(source: string): string {
  return source.replace(/^---\n[\s\S]*?\n---\n/, (head) =>
    head.replace(/[^\n]/g, ''),
  );
}

export function parseDocument(file: string, source: string): LessonDocument {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(source) ?? [];
  return {
    file,
    isLesson: /^tipo: leccion$/m.test(head),
    tree: processor.parse(blankFrontMatter(source)),
  };
}

/** Everything that authors have written in a folder of the project. */
export function documentsIn(folder: string): LessonDocument[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .sort()
    .map((file) => parseDocument(file, readFileSync(file, 'utf8')));
}

/** The current edition of the courses. */
export function currentEdition(): LessonDocument[] {
  return documentsIn('docs');
}
