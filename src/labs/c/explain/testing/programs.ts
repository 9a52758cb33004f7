import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { programsIn } from '@site/scripts/lib/labs/profile.mjs';
import { templates } from '../../templates';

/** Where the course has its programs. */
const folder = path.join('docs', 'stevelabs', 'program1');

/** Nor has it the marks of a step, where readers write what is between them. */
const isWhole = (text: string) =>
  /\bint main\s*\(/.test(text) && !text.includes('[[');

/** The programs of the course, those of its lessons and the answers to its exercises, and the templates. */
export function coursePrograms(): readonly string[] {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .flatMap((name) => {
      if (!/\.(?:c|mdx)$/.test(name) || /(?:inicio|mal[^/]*)\.c$/.test(name))
        return [];
      const text = readFileSync(path.join(folder, name), 'utf8');
      return name.endsWith('.c') ? [text] : programsIn(text);
    });
  const samples = templates.flatMap(({ files }) =>
    files.length === 1 ? files.map(({ text }) => text) : [],
  );
  return [...new Set([...texts, ...samples].filter(isWhole))];
}
