import type {
  HeapBlock,
  PointerTarget,
  Step,
  Trace,
  TypeShape,
  Value,
  Variable,
} from '../../../engine/tracer/types';

const createNumber = (text: string): Value => ({ kind: 'number', text });

const createVariable = (
  name: string,
  type: string,
  value: Value,
): Variable => ({
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

const createCounter = (text: string): Variable =>
  createVariable('i', 'int', createNumber(text));
const p = createVariable('p', 'int *', pointer);

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
      [createCounter('0')],
      [
        {
          object: 'call1-i',
          path: '',
          label: 'i',
          before: undefined,
          after: createNumber('0'),
        },
      ],
    ),
    step(
      5,
      10,
      [createCounter('0'), p],
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
      [createCounter('1'), p],
      [
        {
          object: 'call1-i',
          path: '',
          label: 'i',
          before: createNumber('0'),
          after: createNumber('1'),
        },
      ],
    ),
    step(undefined, 0, []),
  ],
};

const point = (target: PointerTarget): Value => ({
  kind: 'pointer',
  address: 200,
  target,
});

const toBlock = (block: string): PointerTarget => ({
  kind: 'object',
  object: block,
  path: '',
});

const createNode = (
  id: string,
  data: string,
  next: PointerTarget,
): HeapBlock => ({
  id,
  address: 200,
  size: 8,
  state: 'live',
  type: 'struct nodo',
  value: {
    kind: 'record',
    union: false,
    fields: [
      { name: 'dato', value: createNumber(data) },
      { name: 'sig', value: point(next) },
    ],
  },
});

const nodeShape: TypeShape = { kind: 'record', record: 'nodo' };
const linkShape: TypeShape = { kind: 'pointer', target: nodeShape };

const listVariables = [
  createVariable('cab', 'struct nodo *', point(toBlock('heap1'))),
  createVariable('i', 'int', createNumber('1')),
  createVariable('v', 'int[3]', {
    kind: 'array',
    items: [createNumber('7'), createNumber('9'), createNumber('2')],
    omitted: 0,
    text: undefined,
  }),
];

/** Trace of a list of two nodes and an array; the second node is then freed. */
export const listTrace: Trace = {
  ...trace,
  files: [{ name: 'main.c', text: 'int main(void) { v[i] = 9; }\n' }],
  shapes: {
    names: new Map<string, TypeShape>([
      ['struct nodo *', linkShape],
      ['struct nodo', nodeShape],
    ]),
    records: new Map([
      [
        'nodo',
        {
          name: 'struct nodo',
          isUnion: false,
          fields: [
            { name: 'dato', shape: { kind: 'other' } },
            { name: 'sig', shape: linkShape },
          ],
        },
      ],
    ]),
  },
  steps: [
    {
      ...step(1, 15, listVariables),
      heap: [
        createNode('heap1', '4', toBlock('heap2')),
        createNode('heap2', '8', { kind: 'null' }),
      ],
    },
    {
      ...step(1, 15, listVariables),
      heap: [
        createNode('heap1', '4', { kind: 'freed', object: 'heap2' }),
        {
          ...createNode('heap2', '8', { kind: 'null' }),
          state: 'freed',
          value: undefined,
        },
      ],
    },
  ],
};
