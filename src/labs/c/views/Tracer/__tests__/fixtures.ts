import type {
  Step,
  Trace,
  Value,
  Variable,
} from '../../../engine/tracer/types';

const number = (text: string): Value => ({ kind: 'number', text });

const variable = (name: string, type: string, value: Value): Variable => ({
  id: `call1-${name}`,
  name,
  type,
  address: 100,
  value,
});

const source = `#include <stdio.h>
int main(void) {
  int i = 0;
  int *p = &i;
  *p = 1;
  return 0;
}
`;

const pointer: Value = {
  kind: 'pointer',
  address: 100,
  target: { kind: 'object', object: 'call1-i', path: '' },
};

function step(
  line: number | undefined,
  endColumn: number,
  variables: readonly Variable[],
  changes: Step['changes'] = [],
): Step {
  return {
    span:
      line === undefined
        ? undefined
        : { file: 'main.c', line, column: 3, endLine: line, endColumn },
    frames:
      line === undefined
        ? []
        : [{ id: 'call1', name: 'main', line, variables }],
    globals: [],
    heap: [],
    outputLength: line === undefined ? 5 : 0,
    returns: [],
    changes,
    findings: [],
  };
}

const i = (text: string): Variable => variable('i', 'int', number(text));
const p = variable('p', 'int *', pointer);

/**
 * Trace of five steps: a variable, a pointer to it, and a change through the
 * pointer.
 */
export const trace: Trace = {
  files: [{ name: 'main.c', text: source }],
  shapes: { names: new Map(), records: new Map() },
  output: 'hola\n',
  end: { kind: 'exit', status: 0 },
  steps: [
    step(3, 13, []),
    step(
      4,
      15,
      [i('0')],
      [
        {
          object: 'call1-i',
          path: '',
          label: 'i',
          before: undefined,
          after: number('0'),
        },
      ],
    ),
    step(
      5,
      10,
      [i('0'), p],
      [
        {
          object: 'call1-p',
          path: '',
          label: 'p',
          before: undefined,
          after: pointer,
        },
      ],
    ),
    step(
      6,
      12,
      [i('1'), p],
      [
        {
          object: 'call1-i',
          path: '',
          label: 'i',
          before: number('0'),
          after: number('1'),
        },
      ],
    ),
    step(undefined, 0, []),
  ],
};
