/** @jest-environment node */
import { getNodeCompiler } from '../../../testing/nodeCompiler';
import { trace } from '..';
import { findStep, traceSource } from './describeSteps';
import { collectNames, describeValue } from '../describe';
import type { Step } from '../types';

jest.setTimeout(300_000);

/**
 * Returns type and value of each global and each variable of the running call.
 */
function describeVariables(step: Step): Record<string, string> {
  const names = collectNames(step);
  return Object.fromEntries(
    [...step.globals, ...(step.frames.at(-1)?.variables ?? [])].map(
      ({ name, type, value }) => [
        name,
        `${type}: ${describeValue(value, names)}`,
      ],
    ),
  );
}

/** Returns only the types. */
function listTypes(step: Step): Record<string, string> {
  return Object.fromEntries(
    [...step.globals, ...(step.frames.at(-1)?.variables ?? [])].map(
      ({ name, type }) => [name, type],
    ),
  );
}

/** Returns state, type and value of each block. */
function describeHeap(step: Step): string[] {
  const names = collectNames(step);
  return step.heap.map(({ state, type, value }) =>
    [state, type, value && describeValue(value, names)].join(' '),
  );
}

describe('Types that lead back to themselves', () => {
  it('shows a structure whose typedef its own members use', async () => {
    const trace = await traceSource(`#include <stdlib.h>
typedef struct nodo nodo; struct nodo { int x; nodo *sig; };
int main(void) {
  nodo a = {1, NULL}, b = {2, &a};
  nodo *lista = malloc(sizeof *lista);
  *lista = b;
  return 0;
}
`);
    const step = findStep(trace, 'return 0;');
    expect(describeVariables(step)).toEqual({
      a: 'nodo: {x: 1, sig: NULL, no apunta a nada}',
      b: 'nodo: {x: 2, sig: apunta a a}',
      lista: 'nodo *: apunta a bloque 1',
    });
    expect(describeHeap(step)).toEqual(['live nodo {x: 2, sig: apunta a a}']);
  });

  it('shows structures that lead to each other, by every way', async () => {
    const trace = await traceSource(`#include <stddef.h>
struct a { int x; struct b *b; }; struct b { int y; struct a *a; };
typedef struct c c; typedef struct d d;
struct c { int x; d *d[2]; }; struct d { int y; c *c; };
typedef struct e *pe; struct e { int x; pe sig; pe *otros[2][3]; };
typedef struct f f;
typedef int (*cmp)(const f *, const f *);
struct f { int x; cmp orden; int (*g)(struct f *); f *(*haz)(f *, ...); void (*tabla[2])(f); };
typedef struct lista { struct lista *sig; union { struct lista *hijo; int hoja; } u; } lista;
int orden(const f *p, const f *q) { return p->x - q->x; }
int main(void) {
  struct a a = {1, NULL}; struct b b = {2, &a}; a.b = &b;
  c c1 = {3, {NULL}}; d d1 = {4, &c1}; c1.d[1] = &d1;
  struct e e = {5, NULL, {{NULL}}}; e.sig = &e; e.otros[1][2] = &e.sig;
  f f1 = {6, orden, NULL, NULL, {NULL}};
  lista l = {NULL, {.hoja = 7}};
  return orden(&f1, &f1);
}
`);
    expect(
      describeVariables(findStep(trace, 'return orden(&f1, &f1);')),
    ).toEqual({
      a: 'struct a: {x: 1, b: apunta a b}',
      b: 'struct b: {y: 2, a: apunta a a}',
      c1: 'c: {x: 3, d: [NULL, no apunta a nada, apunta a d1]}',
      d1: 'd: {y: 4, c: apunta a c1}',
      e: 'struct e: {x: 5, sig: apunta a e, otros: [[NULL, no apunta a nada, NULL, no apunta a nada, NULL, no apunta a nada], [NULL, no apunta a nada, NULL, no apunta a nada, apunta a e.sig]]}',
      f1: 'f: {x: 6, orden: apunta a la función orden, g: NULL, no apunta a nada, haz: NULL, no apunta a nada, tabla: [NULL, no apunta a nada, NULL, no apunta a nada]}',
      l: 'lista: {sig: NULL, no apunta a nada, u: {hijo: apunta a memoria que el trazador no conoce, hoja: 7}}',
    });
  });
});

describe('Names of types', () => {
  it('are as the source would declare them', async () => {
    const trace = await traceSource(`#include <stdio.h>
#include <stdbool.h>
typedef struct nodo nodo; struct nodo { int x; nodo *sig; };
typedef struct { int x, y; } par[3];
typedef int fila[3];
typedef int (*cmp)(const nodo *, const nodo *);
typedef char *texto;
struct oculto;
enum color { ROJO };
typedef enum { SI } duda;
int cuenta(char *restrict s, int n, int v[n]) {
nodo *n1; struct nodo *n2; const nodo *n3; nodo *const n4; nodo *n5[3]; nodo (*n6)[3]; nodo **n7;
int (*f1)(nodo *); int (*f2[2])(void); cmp f3; int (*(*f4)(char))(void); void (*f5)(const char *, ...);
nodo *(*f6)(struct nodo *, cmp); void (*f7)(int (*)[3], int *[]);
struct oculto *o1; FILE *o2; void *o3; const void *o4;
par p1; par *p2; fila m1[2]; int m2[2][3]; int (*m3)[2][3]; const int m4[2] = {1};
const char *volatile q1; volatile int q2; const texto q3; _Atomic int q4; int *_Atomic q5; const volatile int q6;
enum color e1; duda e2; enum color *e3; bool b1; unsigned long long u1; const char *const t1[2]; texto t2[2];
union { int i; float f; } un;
  return s == 0;
}
int main(void) {
  return cuenta("", 1, &(int){1});
}
`);
    const types = listTypes(findStep(trace, 'return s == 0;'));
    expect(types).toEqual({
      n1: 'nodo *',
      n2: 'struct nodo *',
      n3: 'const nodo *',
      n4: 'nodo *const',
      n5: 'nodo *[3]',
      n6: 'nodo (*)[3]',
      n7: 'nodo **',
      f1: 'int (*)(nodo *)',
      f2: 'int (*[2])(void)',
      f3: 'cmp',
      f4: 'int (*(*)(char))(void)',
      f5: 'void (*)(const char *, ...)',
      f6: 'nodo *(*)(struct nodo *, cmp)',
      f7: 'void (*)(int (*)[3], int **)',
      o1: 'struct oculto *',
      o2: 'FILE *',
      o3: 'void *',
      o4: 'const void *',
      p1: 'par',
      p2: 'par *',
      m1: 'fila[2]',
      m2: 'int[2][3]',
      m3: 'int (*)[2][3]',
      m4: 'const int[2]',
      q1: 'const char *volatile',
      q2: 'volatile int',
      q3: 'const texto',
      // DWARF 4 cannot represent `_Atomic`.
      q4: 'int',
      q5: 'int *',
      q6: 'const volatile int',
      e1: 'enum color',
      e2: 'duda',
      e3: 'enum color *',
      b1: 'bool',
      u1: 'unsigned long long',
      t1: 'const char *const[2]',
      t2: 'texto[2]',
      un: 'union',
      s: 'char *restrict',
      n: 'int',
      v: 'int *',
    });
  });
});

describe('Values of every kind of type', () => {
  it('shows bit-fields, unions and members of parts without a name', async () => {
    const trace = await traceSource(`#include <stddef.h>
enum color { ROJO, VERDE, AZUL };
enum signo { MENOS = -1, MAS = 1 };
enum tope { TODO = 0xffffffff };
struct bits { unsigned a : 3; int b : 4; enum color c : 2; enum signo s : 2; unsigned : 0; unsigned long long grande : 40; };
struct mezcla { int tipo; union { int entero; struct { short x, y; }; double real; }; struct { unsigned f : 2, g : 6; }; };
typedef struct { int x, y; } par[2];
union todo { int i; unsigned char bytes[4]; int *p; };
int main(void) {
  struct bits b = {5, -3, AZUL, MENOS, 0xff00000001};
  enum tope t = TODO;
  struct mezcla m = {1, {.x = 2}, {3, 40}};
  m.y = 4;
  par v = {{1, 2}, {3, 4}};
  union todo u = {.i = 0x01020304};
  short *py = &m.y; double *pd = &m.real;
  struct rama { int tipo; union { struct rama *hijas[2]; int hoja; }; } r = {1, {.hoja = 7}};
  int nada[0];
  return m.tipo - 1;
}
`);
    expect(describeVariables(findStep(trace, 'return m.tipo - 1;'))).toEqual({
      b: 'struct bits: {a: 5, b: -3, c: AZUL, s: MENOS, grande: 1095216660481}',
      t: 'enum tope: TODO',
      m: 'struct mezcla: {tipo: 1, entero: 262146, x: 2, y: 4, real: 1.295173e-318, f: 3, g: 40}',
      v: 'par: [{x: 1, y: 2}, {x: 3, y: 4}]',
      u: 'union todo: {i: 16909060, bytes: [4, 3, 2, 1], p: apunta a memoria que el trazador no conoce}',
      py: 'short *: apunta a m.y',
      pd: 'double *: apunta a m.real',
      r: 'struct rama: {tipo: 1, hijas: [apunta a memoria que el trazador no conoce, NULL, no apunta a nada], hoja: 7}',
      nada: 'int[0]: []',
    });
  });

  it('gives a flexible array the elements that its block has room for', async () => {
    const trace = await traceSource(`#include <stdlib.h>
struct vec { int n; int datos[]; };
struct viejo { char largo; char texto[0]; };
static struct vec fijo = {2, {8, 9}};
int main(void) {
  struct vec *v = malloc(sizeof *v + 3 * sizeof(int));
  v->n = 3;
  v->datos[2] = 7;
  struct viejo *t = calloc(1, sizeof *t + 4);
  t->texto[0] = 'a';
  int *p = &v->datos[1];
  struct vec *q = v;
  return fijo.datos[0] - 8;
}
`);
    const step = findStep(trace, 'return fijo.datos[0] - 8;');
    expect(describeVariables(step)).toEqual({
      fijo: 'struct vec: {n: 2, datos: no se muestra}',
      v: 'struct vec *: apunta a bloque 1',
      t: 'struct viejo *: apunta a bloque 2',
      p: 'int *: apunta a bloque 1.datos[1]',
      q: 'struct vec *: apunta a bloque 1',
    });
    expect(describeHeap(step)).toEqual([
      'live struct vec {n: 3, datos: [sin valor, sin valor, 7]}',
      'live struct viejo {largo: \'\\0\' (0), texto: "a"}',
    ]);
  });

  it('computes the lengths of arrays and of what pointers to them point at', async () => {
    const trace = await traceSource(`#include <stdlib.h>
int suma(int f, int c, int m[f][c], int (*v)[f]) {
  (*v)[0] = m[1][2];
  return (*v)[0];
}
int main(void) {
  int f = 2, c = 3;
  int m[f][c], v[f], *w[c];
  int (*p)[c] = malloc(f * sizeof *p);
  int (*q)[c] = m;
  m[1][2] = 5; p[1][0] = 6; w[2] = v;
  int s = suma(f, c, m, &v);
  free(p);
  return s - 5;
}
`);
    const step = findStep(trace, 'free(p);');
    expect(describeVariables(step)).toMatchObject({
      m: 'int[2][3]: [[sin valor, sin valor, sin valor], [sin valor, sin valor, 5]]',
      v: 'int[2]: [5, sin valor]',
      w: 'int *[3]: [sin valor, sin valor, apunta a v[0]]',
      p: 'int (*)[]: apunta a bloque 1',
      q: 'int (*)[]: apunta a m[0]',
    });
    expect(describeHeap(step)).toEqual([
      'live int[6] [sin valor, sin valor, sin valor, 6, sin valor, sin valor]',
    ]);
    expect(describeVariables(findStep(trace, 'return (*v)[0];'))).toMatchObject(
      {
        m: 'int (*)[]: apunta a m (de main)[0]',
        v: 'int (*)[]: apunta a v (de main)',
      },
    );
  });
});

describe('A type that only one file defines', () => {
  it('is shown in the others too, and its block is not lost there', async () => {
    const outcome = await trace(
      await getNodeCompiler(),
      {
        files: [
          {
            name: 'main.c',
            text: '#include "pila.h"\nextern struct pila libre;\nint main(void) {\n  pila *p = crea(3);\n  return mira(p) - mira(&libre) - 3;\n}\n',
          },
          {
            name: 'otra.c',
            text: 'struct pila { int x; struct pila *resto; };\nstruct pila libre;\n',
          },
          {
            name: 'pila.h',
            text: 'typedef struct pila pila;\npila *crea(int x);\nint mira(const pila *p);\n',
          },
          {
            name: 'pila.c',
            text: '#include <stdlib.h>\n#include "pila.h"\nstruct pila { int x; pila *resto; };\npila *crea(int x) { pila *p = calloc(1, sizeof *p); p->x = x; return p; }\nint mira(const pila *p) { return p->x; }\n',
          },
        ],
      },
      { stdin: '' },
    );
    if (outcome.kind !== 'trace') throw new Error(outcome.text);
    const step = findStep(outcome.trace, 'return mira(p) - mira(&libre) - 3;');
    expect(describeVariables(step)).toEqual({
      libre: 'struct pila: {x: 0, resto: NULL, no apunta a nada}',
      p: 'pila *: apunta a bloque 1',
    });
    expect(describeHeap(step)).toEqual([
      'live pila {x: 3, resto: NULL, no apunta a nada}',
    ]);
  });
});
