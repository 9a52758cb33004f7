/** @jest-environment node */
import { Machine } from '../machine';
import {
  formatFindings,
  checkSourceMemory,
} from '../../../testing/checkSourceMemory';

// The first test waits until the compiler is ready.
jest.setTimeout(300_000);

const types = `#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef struct nodo nodo; struct nodo { int x; nodo *sig; };
struct a { struct b *b; }; struct b { struct a *a; int n; };
typedef int (*cmp)(const nodo *, const nodo *);
struct vec { int n; int datos[]; };
static struct vec fijo = {2, {8, 9}};
static struct vec otro = {1, {3}};
union todo { int i; char letras[8]; struct { unsigned a : 3, b : 5; }; };
static int orden(const nodo *p, const nodo *q) { return p->x - q->x; }
static int suma(const struct vec *v) {
  int s = 0;
  for (int i = 0; i < v->n; i++) s += v->datos[i];
  return s;
}
static int mayor(int n, int m[n][n]) {
  int (*fila)[n] = m;
  return fila[n - 1][n - 1];
}
`;

it('watches a program of types that lead to each other, and finds nothing wrong', async () => {
  const outcome = await checkSourceMemory(`${types}int main(void) {
  nodo *lista = NULL;
  for (int i = 0; i < 3; i++) {
    nodo *n = malloc(sizeof *n);
    *n = (nodo){i, lista};
    lista = n;
  }
  struct a a; struct b b = {&a, 4}; a.b = &b;
  cmp f = orden;
  struct vec *v = malloc(sizeof *v + 2 * sizeof(int));
  *v = (struct vec){2};
  memcpy(v->datos, fijo.datos, sizeof(int) * 2);
  union todo u; strcpy(u.letras, "hola"); u.b = 3;
  int n = 3, m[n][n];
  for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) m[i][j] = i + j;
  printf("%d %d %d %d %d %s\\n", suma(&fijo), suma(&otro), suma(v), mayor(n, m), a.b->n + f(lista, lista->sig), u.letras);
  free(v);
  while (lista != NULL) { nodo *s = lista->sig; free(lista); lista = s; }
  return 0;
}
`);
  expect(formatFindings(outcome, 'name')).toEqual([]);
  expect(outcome.isComplete).toBe(true);
});

it('finds what such a program does wrong', async () => {
  const outcome = await checkSourceMemory(`${types}int main(void) {
  nodo *lista = malloc(sizeof *lista);
  lista->sig = NULL;
  printf("%d %d\\n", suma(&fijo) + suma(&otro), lista->x);
  free(lista);
  struct vec *v = malloc(sizeof *v + sizeof(int));
  v->n = 1;
  v->datos[v->n] = 3;
  printf("%d %d %p\\n", mayor(1, &(int[1]){2}), orden(lista, lista), (void *)v);
  return 0;
}
`);
  expect(formatFindings(outcome, 'thing', 'access')).toEqual([
    '24 unset thing=block',
    '28 outside thing=block access=write',
    '11 freed thing=block access=read',
  ]);
});

it('fails aloud when something in it breaks', async () => {
  const attach = jest
    .spyOn(Machine.prototype, 'attach')
    .mockImplementation(() => {
      throw new TypeError('roto');
    });
  await expect(
    checkSourceMemory(`${types}int main(void) { return 0; }`),
  ).rejects.toThrow('The checker failed: roto');
  attach.mockRestore();
});
