import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Finding } from '../finding';

const line = /^(?<file>.+?):(?<line>\d+):\d+ - [^(]*\((?<word>[^)]*)\)/;

/** What cspell prints, one line a word. */
export function readSpelling(output: string): Finding[] {
  return output.split('\n').flatMap((text): Finding[] => {
    const { groups } = line.exec(text) ?? {};
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
 * Words that no dictionary has.
 *
 * @param files By their path inside the project.
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
      // It fails when it finds something: what it prints says what.
      (_, stdout) => {
        resolve(stdout);
      },
    );
  });
  return readSpelling(output);
}
