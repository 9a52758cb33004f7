/** A value that a program sets, and its expected text in the tracer. */
export interface Expected {
  readonly variable: string;
  /** Member names and element indices, outer ones first. */
  readonly path: readonly (string | number)[];
  /** A number, or the variable that a pointer points to. */
  readonly text: string;
}

/** A C function with variables of types that refer to each other. */
export interface TypeGraph {
  readonly name: string;
  /** Source of the types and of the function. */
  readonly source: string;
  /** Type of each variable, as in the source. */
  readonly types: ReadonlyMap<string, string>;
  readonly expected: readonly Expected[];
}

/** A simple value inside a variable: its expression in C and its path. */
interface Slot {
  readonly code: string;
  readonly path: readonly (string | number)[];
  /** A number from 0 to `most`, or a pointer to a record. */
  readonly holds:
    | { readonly kind: 'number'; readonly maxValue: number }
    | { readonly kind: 'pointer'; readonly record: number };
}

interface RecordHead {
  /** Either `struct g1_2` or its typedef. */
  readonly spelling: string;
  readonly word: 'struct' | 'union';
  readonly tag: string;
  readonly hasTypedef: boolean;
}

interface RecordType extends RecordHead {
  /** Source of its members; records contained in it are already defined. */
  readonly body: string;
  readonly slots: readonly Slot[];
  /** True with a flexible array member: no other record may contain it. */
  readonly isFlexible: boolean;
}

interface Part {
  readonly code: string;
  readonly slots: readonly Slot[];
}

type Random = () => number;

function pickBelow(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

function pickRandom<T>(random: Random, items: readonly [T, ...T[]]): T {
  return items[pickBelow(random, items.length)] ?? items[0];
}

function prefixSlots(prefix: string | number, slots: readonly Slot[]): Slot[] {
  const code = typeof prefix === 'number' ? `[${prefix}]` : `.${prefix}`;
  return slots.map((slot) => ({
    ...slot,
    code: code + slot.code,
    path: [prefix, ...slot.path],
  }));
}

const createNumberSlot = (maxValue: number): Slot[] => [
  { code: '', path: [], holds: { kind: 'number', maxValue: maxValue } },
];
const createPointerSlot = (record: number): Slot[] => [
  { code: '', path: [], holds: { kind: 'pointer', record } },
];

/** Generates the types of one graph, any of which may point to any other. */
class GraphWriter {
  readonly #records: RecordType[] = [];
  readonly #random: Random;
  readonly #prefix: string;
  readonly #heads: readonly RecordHead[];

  constructor(random: Random, prefix: string) {
    this.#random = random;
    this.#prefix = prefix;
    this.#heads = Array.from(
      { length: 2 + pickBelow(random, 5) },
      (_, place) => {
        const word = random() < 0.75 ? 'struct' : 'union';
        const tag = `${prefix}_${place}`;
        const hasTypedef = random() < 0.6;
        const spelling = hasTypedef ? tag : `${word} ${tag}`;
        return { word, tag, hasTypedef, spelling };
      },
    );
    for (const head of this.#heads) this.#records.push(this.#define(head));
  }

  write(): TypeGraph {
    const { types, expected, body } = this.#createFunction();
    const source = [
      ...this.#heads.map(({ word, tag, hasTypedef }) =>
        hasTypedef ? `typedef ${word} ${tag} ${tag};` : `${word} ${tag};`,
      ),
      ...this.#heads.flatMap(({ word, tag }) => [
        `typedef ${word} ${tag} *${tag}_p;`,
        `typedef int (*${tag}_f)(const ${word} ${tag} *, ${tag}_p);`,
      ]),
      ...this.#records.map(({ word, tag, body: members }) => {
        return `${word} ${tag} {\n${members}\n};`;
      }),
      `int ${this.#prefix}(void) {`,
      ...body,
      '}',
    ].join('\n');
    return { name: this.#prefix, source, types, expected };
  }

  #define(head: RecordHead): RecordType {
    const parts = Array.from(
      { length: 1 + pickBelow(this.#random, 5) },
      (_, place) => this.#member(`m${place}`),
    );
    parts.push({
      code: 'int n;',
      slots: prefixSlots('n', createNumberSlot(2 ** 31 - 1)),
    });
    const isFlexible = head.word === 'struct' && this.#random() < 0.15;
    const tail = this.#random() < 0.5 ? 'int resto[];' : 'int resto[0];';
    // Only one member of a union has a value at a time.
    const slots =
      head.word === 'union'
        ? pickRandom(this.#random, [
            parts.at(-1)?.slots ?? [],
            ...parts.map((part) => part.slots),
          ])
        : parts.flatMap((part) => part.slots);
    return {
      ...head,
      slots,
      isFlexible,
      body: [...parts.map(({ code }) => code), ...(isFlexible ? [tail] : [])]
        .map((line) => `  ${line}`)
        .join('\n'),
    };
  }

  #member(name: string): Part {
    const random = this.#random;
    const target = pickBelow(random, this.#heads.length);
    const head = this.#heads[target];
    if (head === undefined) throw new Error('There are two records at least.');
    const { spelling, word, tag } = head;
    const full = pickRandom(random, [spelling, `${word} ${tag}`]);
    const makers: readonly [() => Part, ...(() => Part)[]] = [
      () => ({
        code: `int ${name};`,
        slots: prefixSlots(name, createNumberSlot(2 ** 31 - 1)),
      }),
      () => this.#createBitField(name),
      () => this.#createContained(name),
      () => this.#createAnonymous(name),
      () => ({
        code: `${full} *${name};`,
        slots: prefixSlots(name, createPointerSlot(target)),
      }),
      () => ({
        code: `${tag}_p ${name};`,
        slots: prefixSlots(name, createPointerSlot(target)),
      }),
      () => ({
        code: `const ${full} *${name}[2][2];`,
        slots: [],
      }),
      () => ({
        code: `${full} *${name}[3];`,
        slots: prefixSlots(name, prefixSlots(1, createPointerSlot(target))),
      }),
      () => ({ code: `${full} **${name};`, slots: [] }),
      () => ({ code: `int (*${name})(${full} *, ${tag}_p[]);`, slots: [] }),
      () => ({ code: `${full} *(*${name}[2])(${tag}_f);`, slots: [] }),
      () => ({ code: `${tag}_f ${name};`, slots: [] }),
      () => ({ code: `struct oculto *${name};`, slots: [] }),
      () => ({
        code: `int ${name}[2][3];`,
        slots: prefixSlots(
          name,
          prefixSlots(1, prefixSlots(2, createNumberSlot(2 ** 31 - 1))),
        ),
      }),
      () => ({ code: `enum marca ${name};`, slots: [] }),
    ];
    return pickRandom(random, makers)();
  }

  #createBitField(name: string): Part {
    const bits = 2 + pickBelow(this.#random, 30);
    const isSigned = this.#random() < 0.5;
    return {
      code: `${isSigned ? 'int' : 'unsigned'} ${name} : ${bits};`,
      slots: prefixSlots(
        name,
        createNumberSlot(2 ** (isSigned ? bits - 1 : bits) - 1),
      ),
    };
  }

  /** Adds a member of a record type already defined, or an array of it. */
  #createContained(name: string): Part {
    const [first, ...otherRecords] = this.#records.filter(
      ({ isFlexible, slots }) => !isFlexible && slots.length < 12,
    );
    if (first === undefined) return { code: `char ${name};`, slots: [] };
    const { spelling, slots } = pickRandom(this.#random, [
      first,
      ...otherRecords,
    ]);
    return this.#random() < 0.5
      ? { code: `${spelling} ${name};`, slots: prefixSlots(name, slots) }
      : {
          code: `${spelling} ${name}[2];`,
          slots: prefixSlots(name, prefixSlots(1, slots)),
        };
  }

  /** Adds an anonymous member; its members belong to the enclosing record. */
  #createAnonymous(name: string): Part {
    const { code, slots } = this.#createBitField(`${name}b`);
    const MAX_INT = 2 ** 31 - 1;
    return this.#random() < 0.5
      ? {
          code: `struct { ${code} int ${name}; };`,
          slots: [...slots, ...prefixSlots(name, createNumberSlot(MAX_INT))],
        }
      : {
          code: `union { ${code} int ${name}; };`,
          slots: prefixSlots(name, createNumberSlot(MAX_INT)),
        };
  }

  /**
   * Declares a variable of each record and pointers to it, and sets each of its
   * slots.
   */
  #createFunction() {
    const types = new Map<string, string>();
    const expected: Expected[] = [];
    const body: string[] = [];
    const declare = (type: string, name: string, code: string): void => {
      types.set(name, type);
      body.push(`  ${code};`);
    };
    this.#records.forEach(({ spelling, tag }, place) => {
      declare(spelling, `v${place}`, `${spelling} v${place}`);
      declare(`${tag}_p`, `p${place}`, `${tag}_p p${place} = &v${place}`);
      declare(
        `const ${spelling} *[2]`,
        `a${place}`,
        `const ${spelling} *a${place}[2] = {p${place}}`,
      );
      declare(
        `${spelling} *(*)(${spelling} **, ${tag}_f)`,
        `f${place}`,
        `${spelling} *(*f${place})(${spelling} **, ${tag}_f) = 0`,
      );
      declare(
        `${spelling} *`,
        `h${place}`,
        `${spelling} *h${place} = malloc(sizeof *h${place} + 8)`,
      );
    });
    this.#records.forEach(({ slots }, place) => {
      const variable = `v${place}`;
      for (const { code, path, holds } of slots) {
        const value =
          holds.kind === 'number'
            ? String(1 + pickBelow(this.#random, holds.maxValue))
            : `v${holds.record}`;
        const address = holds.kind === 'pointer' ? '&' : '';
        body.push(`  ${variable}${code} = ${address}${value};`);
        expected.push({ variable, path, text: value });
      }
      body.push(`  *h${place} = ${variable};`);
    });
    body.push('  puts("");');
    this.#records.forEach((_, place) => body.push(`  free(h${place});`));
    body.push('  return 0;');
    return { types, expected, body };
  }
}

/** Generates a graph of types; the same random numbers give the same graph. */
export function makeTypeGraph(random: Random, name: string): TypeGraph {
  return new GraphWriter(random, name).write();
}

/** Builds a program that runs the functions of several graphs in order. */
export function buildProgram(graphs: readonly TypeGraph[]): string {
  return [
    '#include <stdio.h>',
    '#include <stdlib.h>',
    'struct oculto;',
    'enum marca { NADA, ALGO };',
    ...graphs.map(({ source }) => source),
    'int main(void) {',
    ...graphs.map(({ name }) => `  ${name}();`),
    '  return 0;',
    '}',
    '',
  ].join('\n');
}
