import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Finding } from '../content/finding';

const CSPELL_LINE = /^(?<file>.+?):(?<line>\d+):\d+ - [^(]*\((?<word>[^)]*)\)/;

/** Parses the output of cspell, one word per line. */
export function parseCspellOutput(output: string): Finding[] {
  return output.split('\n').flatMap((text): Finding[] => {
    const { groups } = CSPELL_LINE.exec(text) ?? {};
    if (!groups) return [];
    return [
      {
        level: 'error',
        file: (groups.file ?? '').split(path.sep).join('/'),
        line: Number(groups.line),
        expected:
          'una palabra bien escrita; si lo está, añádela a cspell-palabras.txt',
        found: groups.word ?? '',
      },
    ];
  });
}

/**
 * Reports words that are in no dictionary.
 *
 * @param files Paths inside the project.
 * @param root The project.
 */
export async function checkSpelling(
  files: readonly string[],
  root = process.cwd(),
): Promise<Finding[]> {
  if (files.length === 0) return [];
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [
        path.join(root, 'node_modules/cspell/bin.mjs'),
        'lint',
        '--no-progress',
        '--no-summary',
        '--no-color',
        '--relative',
        '--no-must-find-files',
        ...files,
      ],
      { cwd: root, maxBuffer: 64 * 2 ** 20 },
      // cspell exits with an error when it finds a word; the output is parsed
      // either way.
      (_, stdout) => {
        resolve(stdout);
      },
    );
  });
  return parseCspellOutput(output);
}
