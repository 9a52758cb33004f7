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

const unnamed = 'programa.c';

/** What a fragment declares is used by lines that the page does not show. */
const quiet = ['', '-variable', '-value', '-function', '-but-set-variable']
  .map((kind) => `#pragma GCC diagnostic ignored "-Wunused${kind}"\n`)
  .join('');

/** The program that proves a block: itself, or the fragment inside one. */
export function toSource({ fence, text }: Sample): SourceFile {
  const name = fence.runnable ? (fence.title ?? unnamed) : unnamed;
  if (fence.fragment === undefined) return { name, text: `${text}\n` };
  const shown = `${fence.context}\n#line 1\n${text}\n`;
  return {
    name,
    text:
      fence.fragment === 'global'
        ? `${quiet}${shown}\nint main(void) { return 0; }\n`
        : `${headers}${quiet}int main(void)\n{\n${shown}return 0;\n}\n`,
  };
}

/** The arguments that a fence states, apart. */
export function argumentsOf({ fence }: Sample): string[] {
  return splitArguments(fence.args ?? '');
}
