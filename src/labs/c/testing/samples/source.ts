import { splitArguments } from '@site/src/labs/c/engine/splitArguments';
import type { SourceFile } from '../../engine/types';
import type { Sample } from './collect';

const headers = [
  'ctype',
  'limits',
  'math',
  'stdbool',
  'stdint',
  'stdio',
  'stdlib',
  'string',
  'time',
]
  .map((name) => `#include <${name}.h>\n`)
  .join('');

const DEFAULT_FILE_NAME = 'programa.c';

/**
 * Silences unused warnings: the page does not show the code that uses the
 * fragment's declarations.
 */
const ignoreUnusedPragmas = [
  '',
  '-variable',
  '-value',
  '-function',
  '-but-set-variable',
]
  .map((kind) => `#pragma GCC diagnostic ignored "-Wunused${kind}"\n`)
  .join('');

/**
 * Builds the program to test: the block itself, or a program around a fragment.
 */
export function toSource({ fence, text }: Sample): SourceFile {
  const name = fence.runnable
    ? (fence.title ?? DEFAULT_FILE_NAME)
    : DEFAULT_FILE_NAME;
  if (fence.fragment === undefined) return { name, text: `${text}\n` };
  const shownSource = `${fence.context}\n#line 1\n${text}\n`;
  return {
    name,
    text:
      fence.fragment === 'global'
        ? `${ignoreUnusedPragmas}${shownSource}\nint main(void) { return 0; }\n`
        : `${headers}${ignoreUnusedPragmas}int main(void)\n{\n${shownSource}return 0;\n}\n`,
  };
}

/** Splits the arguments in a fence. */
export function getArguments({ fence }: Sample): string[] {
  return splitArguments(fence.args ?? '');
}
