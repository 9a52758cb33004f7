/** @jest-environment node */
import {
  listValues,
  findStep,
  describeSteps,
  traceSource,
} from './describeSteps';
import { collectNames, describeValue } from '../describe';
import type { Step } from '../types';

/** Describes the variables of the running call. */
function describeLocals(step: Step): Record<string, string> {
  const names = collectNames(step);
  return Object.fromEntries(
    (step.frames.at(-1)?.variables ?? []).map(({ name, value }) => [
      name,
      describeValue(value, names),
    ]),
  );
}

/** Describes the heap blocks. */
function describeHeap(step: Step): string[] {
  const names = collectNames(step);
  return step.heap.map(({ id, state, type, value }) =>
    [
      names.get(id),
      state,
      type ?? '?',
      value === undefined ? '-' : describeValue(value, names),
    ].join(' '),
  );
}

describe('Values', () => {
  it('reads every scalar type as C writes it', async () => {
    const trace = await traceSource(`#include <stdbool.h>
enum color { ROJO, VERDE = 5 };
typedef unsigned char byte;
int main(void) {
  char letra = 'a', salto = '\\n', fuera = (char) 200;
  signed char corto = -3; byte octeto = 200;
  short s = -30000; unsigned u = 4000000000u; long l = -7L;
  long long ll = -9000000000000000000LL; unsigned long long ull = 18000000000000000000ULL;
  float f = 0.1f; double d = 0.1, entero = 3, grande = 1e300; long double ld = 2.5L;
  bool si = true; enum color c = VERDE;
  return 0;
}
`);
    expect(describeLocals(findStep(trace, 'return 0;'))).toEqual({
      letra: "'a' (97)",
      salto: "'\\n' (10)",
      fuera: '-56',
      corto: '-3',
      octeto: '200',
      s: '-30000',
      u: '4000000000',
      l: '-7',
      ll: '-9000000000000000000',
      ull: '18000000000000000000',
      f: '0.1',
      d: '0.1',
      entero: '3.0',
      grande: '1e+300',
      ld: '2.5',
      si: 'true',
      c: 'VERDE',
    });
  });

  it('tells a variable without a value from one that holds zero', async () => {
    const trace =
      await traceSource(`void ensucia(void) { int basura[8] = {7, 7, 7, 7, 7, 7, 7, 7}; (void) basura; }
int lee(void) { int x; int v[3]; v[1] = 0; x = 0; return x + v[1]; }
int main(void) { ensucia(); return lee(); }
`);
    expect(
      describeSteps(trace).filter((line) => line.includes('lee:')),
    ).toEqual(
      [
        'v[1] = 0; | main: | lee: ',
        'x = 0; | main: | lee: v=[sin valor, 0, sin valor]',
        'return x + v[1]; | main: | lee: x=0 v=[sin valor, 0, sin valor]',
      ].map((line) => line.trimEnd()),
    );
  });

  it('forgets the value of a block variable each time the block starts', async () => {
    const trace = await traceSource(`int main(void) {
  for (int i = 0; i < 2; i++) {
    int x;
    x = i + 8;
  }
  return 0;
}
`);
    const before = trace.steps.filter(({ span }) => span?.line === 4);
    expect(before.map((step) => describeLocals(step))).toEqual([
      { i: '0', x: 'sin valor' },
      { i: '1', x: 'sin valor' },
    ]);
  });

  it('shows arrays of arrays, of structures and of text', async () => {
    const trace = await traceSource(`struct punto { int x, y; };
int main(void) {
  int m[2][3] = {{1, 2, 3}, {4}};
  struct punto p[2] = {{1, 2}, {.y = 4}};
  char nombre[6] = "Ana";
  char crudo[2] = {'o', 'k'};
  m[1][2] = 9;
  return m[1][2] - 9;
}
`);
    expect(describeLocals(findStep(trace, 'm[1][2] = 9;'))).toEqual({
      m: '[[1, 2, 3], [4, 0, 0]]',
      p: '[{x: 1, y: 2}, {x: 0, y: 4}]',
      nombre: '"Ana"',
      crudo: "['o' (111), 'k' (107)]",
    });
    const [change] = findStep(trace, 'return m[1][2] - 9;').changes;
    expect(change).toMatchObject({
      path: '[1][2]',
      label: 'm[1][2]',
      before: { text: '0' },
      after: { text: '9' },
    });
  });

  it('shows nested structures, unions and bit-fields', async () => {
    const trace = await traceSource(`struct fecha { int dia, mes; };
struct persona { char nombre[8]; struct fecha nace; union { int i; float f; } u; unsigned alta : 3; int baja : 4; };
int main(void) {
  struct persona p = {"Luis", {4, 7}, {.i = 0}, 5, -2};
  struct persona q;
  q.nace = p.nace;
  return 0;
}
`);
    expect(describeLocals(findStep(trace, 'return 0;'))).toEqual({
      p: '{nombre: "Luis", nace: {dia: 4, mes: 7}, u: {i: 0, f: 0.0}, alta: 5, baja: -2}',
      q: '{nombre: [sin valor, sin valor, sin valor, sin valor, sin valor, sin valor, sin valor, sin valor], nace: {dia: 4, mes: 7}, u: {i: sin valor, f: sin valor}, alta: sin valor, baja: sin valor}',
    });
  });

  it('shows a structure given by value, and an array whose length is computed', async () => {
    const trace = await traceSource(`struct punto { int x, y; };
int suma(struct punto p) { p.x++; return p.x + p.y; }
int main(void) {
  struct punto a = {1, 2};
  int n = suma(a);
  int v[n][2];
  v[0][0] = a.x;
  v[3][1] = 8;
  return 0;
}
`);
    expect(describeLocals(findStep(trace, 'return p.x + p.y;'))).toEqual({
      p: '{x: 2, y: 2}',
    });
    expect(describeLocals(findStep(trace, 'return 0;'))).toEqual({
      a: '{x: 1, y: 2}',
      n: '4',
      v: '[[1, sin valor], [sin valor, sin valor], [sin valor, sin valor], [sin valor, 8]]',
    });
  });

  it('shows global variables, and static ones with their function', async () => {
    const trace = await traceSource(`int total = 10;
static const char *titulo = "hola";
int cuenta(void) { static int veces; veces++; total--; return veces; }
int main(void) { cuenta(); return cuenta() - 2 + (titulo[0] != 'h'); }
`);
    expect(listValues(trace, 'veces')).toEqual(['0', '1', '2']);
    expect(listValues(trace, 'total')).toEqual(['10', '9', '8']);
    const last = trace.steps.at(-1);
    expect(last?.globals.map(({ name, owner }) => [name, owner])).toEqual([
      ['total', undefined],
      ['titulo', undefined],
      ['veces', 'cuenta'],
    ]);
  });
});

describe('Pointers', () => {
  it('names what each pointer points at', async () => {
    const trace = await traceSource(`#include <stddef.h>
struct punto { int x, y; };
int doble(int n) { return 2 * n; }
int main(void) {
  int i = 1, v[3] = {1, 2, 3};
  struct punto p = {1, 2};
  int *a = &i, *b = v, *c = &v[2], *d = v + 3, *e = &p.y, *f = NULL;
  int **g = &a, (*h)[3] = &v, (*k)(int) = doble;
  const char *s = "a casa";
  s += 2;
  return 0;
}
`);
    expect(describeLocals(findStep(trace, 'return 0;'))).toMatchObject({
      a: 'apunta a i',
      b: 'apunta a v[0]',
      c: 'apunta a v[2]',
      d: 'apunta justo después de v',
      e: 'apunta a p.y',
      f: 'NULL, no apunta a nada',
      g: 'apunta a a',
      h: 'apunta a v',
      k: 'apunta a la función doble',
      s: 'apunta al texto "casa"',
    });
  });

  it('follows a pointer that walks over an array and another function that writes through it', async () => {
    const trace = await traceSource(`void pon(int *p, int n) { *p = n; }
int main(void) {
  int v[2];
  for (int *p = v; p < v + 2; p++)
    pon(p, 5);
  return v[0] + v[1] - 10;
}
`);
    expect(listValues(trace, 'v')).toEqual([
      '[sin valor, sin valor]',
      '[5, sin valor]',
      '[5, 5]',
    ]);
    expect(describeLocals(findStep(trace, '*p = n;'))).toEqual({
      p: 'apunta a v (de main)[0]',
      n: '5',
    });
    expect(listValues(trace, 'p')).toContain('apunta justo después de v');
  });

  it('goes on calling dangling a pointer to a variable that is gone, until it gets another value', async () => {
    const trace =
      await traceSource(`int *mala(void) { int local = 5; int *p = &local; return p; }
int otra(int n) { return n + 1; }
int main(void) {
  int *p = mala();
  int n = otra(1);
  p = &n;
  return *p - 2;
}
`);
    expect(listValues(trace, 'p')).toEqual([
      'apunta a local',
      'colgante: apunta a una variable que ya no existe',
      'apunta a n',
    ]);
  });
});

describe('The heap', () => {
  it('shows blocks as what their pointer says, lost ones, and dangling pointers after free', async () => {
    const trace = await traceSource(`#include <stdlib.h>
int main(void) {
  int *v = malloc(3 * sizeof *v);
  v[1] = 4;
  int *w = v;
  free(v);
  v = calloc(2, sizeof *v);
  v = NULL;
  return w == NULL;
}
`);
    expect(describeHeap(findStep(trace, 'v[1] = 4;'))).toEqual([
      'bloque 1 live int[3] [sin valor, sin valor, sin valor]',
    ]);
    expect(describeHeap(findStep(trace, 'free(v);'))).toEqual([
      'bloque 1 live int[3] [sin valor, 4, sin valor]',
    ]);
    const freedStep = findStep(trace, 'v = calloc(2, sizeof *v);');
    expect(describeHeap(freedStep)).toEqual(['bloque 1 freed int[3] -']);
    expect(describeLocals(freedStep)).toEqual({
      v: 'colgante: apunta a memoria liberada',
      w: 'colgante: apunta a memoria liberada',
    });
    expect(describeLocals(findStep(trace, 'v = NULL;')).w).toBe(
      'colgante: apunta a memoria liberada',
    );
    expect(describeHeap(findStep(trace, 'return w == NULL;'))).toEqual([
      'bloque 2 lost int[2] [0, 0]',
    ]);
  });

  it('follows a linked list from node to node', async () => {
    const trace = await traceSource(`#include <stdlib.h>
struct nodo { int valor; struct nodo *sig; };
struct nodo *pon(struct nodo *lista, int valor) {
  struct nodo *nuevo = malloc(sizeof *nuevo);
  nuevo->valor = valor;
  nuevo->sig = lista;
  return nuevo;
}
int main(void) {
  struct nodo *lista = NULL;
  for (int i = 1; i < 3; i++)
    lista = pon(lista, i);
  return lista->valor - 2;
}
`);
    const step = findStep(trace, 'return lista->valor - 2;');
    expect(describeLocals(step)).toEqual({ lista: 'apunta a bloque 2' });
    expect(describeHeap(step)).toEqual([
      'bloque 1 live struct nodo {valor: 1, sig: NULL, no apunta a nada}',
      'bloque 2 live struct nodo {valor: 2, sig: apunta a bloque 1}',
    ]);
  });

  it('keeps what a resized block held', async () => {
    const trace = await traceSource(`#include <stdlib.h>
int main(void) {
  int *v = malloc(sizeof *v);
  *v = 7;
  v = realloc(v, 500 * sizeof *v);
  v[1] = 8;
  return v[0] - 7;
}
`);
    const [block] = findStep(trace, 'return v[0] - 7;').heap;
    expect(block).toMatchObject({
      state: 'live',
      size: 2000,
      type: 'int[500]',
    });
    expect(block?.value).toMatchObject({
      items: expect.arrayContaining([]) as unknown,
      omitted: 436,
    });
    const items = block?.value?.kind === 'array' ? block.value.items : [];
    expect(
      items.slice(0, 3).map((item) => describeValue(item, new Map())),
    ).toEqual(['7', '8', 'sin valor']);
  });
});

describe('What a program reads', () => {
  it('comes from the text given before, and counts as a value', async () => {
    const trace = await traceSource(
      `#include <stdio.h>
int main(void) {
  char nombre[10];
  int edad;
  printf("¿Nombre y edad? ");
  scanf("%9s %d", nombre, &edad);
  printf("%s %d\\n", nombre, edad);
  return 0;
}
`,
      { stdin: 'Ana\n20\n' },
    );
    expect(describeLocals(findStep(trace, 'return 0;'))).toEqual({
      nombre: '"Ana"',
      edad: '20',
    });
    expect(trace.output).toBe('¿Nombre y edad? Ana 20\n');
  });

  it('includes its arguments', async () => {
    const trace = await traceSource(
      `int main(int argc, char **argv) { char *primero = argv[1]; return primero[0] - 'u' + argc - 2; }
`,
      { args: ['uno'] },
    );
    expect(trace.end).toEqual({ kind: 'exit', status: 0 });
    expect(describeLocals(trace.steps[1] as Step).argc).toBe('2');
  });

  it('reads the files that are there when it starts', async () => {
    const trace = await traceSource(
      `#include <stdio.h>
int main(void) {
    FILE *notes = fopen("notas.txt", "r");
    int note = 0;
    if (notes == NULL) return 1;
    while (fscanf(notes, "%d", &note) == 1) printf("%d;", note);
    fclose(notes);
    return 0;
}
`,
      {
        files: [
          { name: 'notas.txt', bytes: new TextEncoder().encode('7 9 10') },
        ],
      },
    );
    expect(trace.end).toEqual({ kind: 'exit', status: 0 });
    expect(trace.output).toBe('7;9;10;');
  });
});
