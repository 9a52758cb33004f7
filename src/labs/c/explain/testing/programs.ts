import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractPrograms } from '@site/scripts/lib/labs/profile.mjs';
import { templates } from '../../templates';

/** Folder with the programs of the course. */
const folder = path.join('docs', 'stevelabs', 'program1');

/**
 * Returns true for a program with `main` and without `[[ ]]`, the marks of the
 * code that the reader fills in.
 */
const isCompleteProgram = (text: string) =>
  /\bint main\s*\(/.test(text) && !text.includes('[[');

/**
 * Returns the distinct complete programs of lessons, exercise solutions and
 * single-file templates.
 */
export function readCoursePrograms(): readonly string[] {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .flatMap((name) => {
      if (!/\.(?:c|mdx)$/.test(name) || /(?:inicio|mal[^/]*)\.c$/.test(name))
        return [];
      const text = readFileSync(path.join(folder, name), 'utf8');
      return name.endsWith('.c') ? [text] : extractPrograms(text);
    });
  const samples = templates.flatMap(({ files }) =>
    files.length === 1 ? files.map(({ text }) => text) : [],
  );
  return [...new Set([...texts, ...samples].filter(isCompleteProgram))];
}
