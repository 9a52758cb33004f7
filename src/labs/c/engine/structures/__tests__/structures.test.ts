/** @jest-environment node */
import { traceSource } from '../../tracer/__tests__/describeSteps';
import { collectNames } from '../../tracer/describe';
import type { Trace } from '../../tracer/types';
import { describeStructures } from '../describe';
import { readStructures } from '../timeline';
import type { Figure } from '../timeline';

/** Returns the figures and sentences of each step of a program. */
function readSteps(trace: Trace) {
  const timeline = readStructures(trace);
  return trace.steps.map((step, index) => {
    const structures = timeline.getStep(index);
    return {
      line: step.span?.line,
      figures: structures.figures,
      sentences: describeStructures(structures, collectNames(step)),
    };
  });
}

async function readSource(source: string) {
  return readSteps(await traceSource(`#include <stdlib.h>\n${source}`));
}

/** Lists the sentences of a program, each time they change. */
function listSentences(steps: ReturnType<typeof readSteps>): string[] {
  const texts = steps.map(({ sentences }) => sentences.join(' | '));
  return texts.filter((text, place) => text !== texts[place - 1]);
}

/** Lists the places that each node had: «row,column». */
function listPlaces(figures: readonly Figure[]): Record<string, string[]> {
  const places = new Map<string, Set<string>>();
  for (const { nodes } of figures)
    for (const { node, row, column } of nodes)
      places.set(
        node.id,
        (places.get(node.id) ?? new Set()).add(`${row},${column}`),
      );
  return Object.fromEntries(
    [...places].map(([id, visitedNodes]) => [id, [...visitedNodes]]),
  );
}

const list = `struct nodo { int dato; struct nodo *sig; };
static struct nodo *pon(struct nodo *resto, int dato) {
  struct nodo *nuevo = malloc(sizeof *nuevo);
  nuevo->dato = dato;
  nuevo->sig = resto;
  return nuevo;
}
`;

describe('A linked list', () => {
  it('is told from its first node to NULL', async () => {
    const steps = await readSource(`${list}int main(void) {
  struct nodo *cab = pon(pon(pon(NULL, 15), 8), 4);
  return cab->dato - 4;
}`);
    expect(listSentences(steps)).toContain(
      'Lista de 3 nodos desde cab: 4 → 8 → 15 → NULL',
    );
  });

  it('keeps each node in its place from its creation on', async () => {
    const steps = await readSource(`${list}int main(void) {
  struct nodo *cab = pon(pon(NULL, 15), 4);
  cab->sig = pon(cab->sig, 8);
  return cab->dato - 4;
}`);
    expect(listPlaces(steps.flatMap(({ figures }) => figures))).toEqual({
      heap1: ['0,2'],
      heap2: ['0,0'],
      heap3: ['0,1'],
    });
  });

  it('is drawn while its links are turned around', async () => {
    const steps = await readSource(`${list}int main(void) {
  struct nodo *cab = pon(pon(pon(NULL, 3), 2), 1), *vuelta = NULL;
  while (cab != NULL) {
    struct nodo *sig = cab->sig;
    cab->sig = vuelta;
    vuelta = cab;
    cab = sig;
  }
  return vuelta->dato - 3;
}`);
    expect(listSentences(steps)).toContain(
      'Lista de 3 nodos desde vuelta: 3 → 2 → 1 → NULL',
    );
    expect(listPlaces(steps.flatMap(({ figures }) => figures))).toEqual({
      heap1: ['0,2'],
      heap2: ['0,1'],
      heap3: ['0,0'],
    });
  });

  it('shows a freed node where it was, and says where the list ends', async () => {
    const steps = await readSource(`${list}int main(void) {
  struct nodo *cab = pon(pon(NULL, 8), 4);
  free(cab->sig);
  return cab->dato - 4;
}`);
    const last = steps.find(({ line }) => line === 12);
    expect(last?.sentences).toEqual([
      'Lista de 1 nodo desde cab: 4 → memoria liberada',
    ]);
    expect(
      last?.figures[0]?.nodes.map(({ node: { id, state } }) => [id, state]),
    ).toEqual([
      ['heap1', 'freed'],
      ['heap2', 'live'],
    ]);
  });

  it('is drawn plainly when two lists share their tail', async () => {
    const steps = await readSource(`${list}int main(void) {
  struct nodo *cola = pon(NULL, 9);
  struct nodo *una = pon(cola, 1), *otra = pon(cola, 2);
  int suma = una->dato + otra->dato;
  return suma - 3;
}`);
    const sharedSteps = steps.filter(
      ({ line }) => line !== undefined && line > 11,
    );
    expect(sharedSteps.flatMap(({ figures }) => figures)).toEqual([]);
  });

  it('goes on being drawn beside a node that leaked out of it', async () => {
    const steps = await readSource(`${list}int main(void) {
  struct nodo *cab = pon(pon(pon(NULL, 3), 2), 1);
  cab->sig = cab->sig->sig;
  return cab->dato - 1;
}`);
    expect(steps.find(({ line }) => line === 12)?.sentences).toEqual([
      'Lista de 2 nodos desde cab: 1 → 3 → NULL',
      'Lista de 1 nodo a la que nada apunta: 2 → 3, de otra lista',
    ]);
  });

  it('with too many nodes is told, not drawn', async () => {
    const steps = await readSource(`${list}int main(void) {
  struct nodo *cab = NULL;
  for (int i = 0; i < 41; i++) cab = pon(cab, i);
  return cab->dato - 40;
}`);
    expect(listSentences(steps)).toContain(
      '41 nodos de struct nodo: son demasiados para dibujarlos enlazados, y van sueltos',
    );
    expect(steps.find(({ line }) => line === 11)?.figures).toEqual([]);
  });
});

describe('A double list', () => {
  const doubleListSource = `struct nodo { int dato; struct nodo *ant, *sig; };
int main(void) {
  struct nodo a = {1, NULL, NULL}, b = {3, NULL, NULL}, c = {2, NULL, NULL};
  a.sig = &b; b.ant = &a;
  c.ant = &a; c.sig = &b; a.sig = &c; b.ant = &c;
  return 0;
}`;

  it('may have its nodes in variables, and is drawn in the middle of a change', async () => {
    const steps = await readSource(doubleListSource);
    expect(listSentences(steps)).toContain(
      'Lista doble de 3 nodos: 1 ⇄ 2 ⇄ 3 ⇄ NULL',
    );
    const changingSteps = steps.filter(({ line }) => line === 6);
    expect(changingSteps.map(({ figures }) => figures.length)).toEqual([
      1, 1, 1, 1,
    ]);
  });
});

describe('Nodes with two links', () => {
  it('that are in two lists at once are drawn plainly', async () => {
    const steps =
      await readSource(`struct nodo { int dato; struct nodo *sig, *orden; };
int main(void) {
  struct nodo a = {1, NULL, NULL}, b = {2, NULL, NULL}, c = {3, NULL, NULL};
  a.sig = &b; a.orden = &c; c.orden = &b;
  return 0;
}`);
    expect(steps.at(-2)?.figures).toEqual([]);
    expect(listSentences(steps).join()).not.toContain('Árbol');
  });

  it('are a list while the links back of a double one are missing', async () => {
    const steps =
      await readSource(`struct nodo { int dato; struct nodo *ant, *sig; };
int main(void) {
  struct nodo b = {2, NULL, NULL}, a = {1, NULL, &b}, *cab = &a;
  return cab->dato - 1;
}`);
    expect(listSentences(steps)).toContain(
      'Lista de 2 nodos desde cab: 1 → 2 → NULL',
    );
  });
});

describe('A tree', () => {
  const tree = `struct nodo { int clave; struct nodo *izq, *der; };
static struct nodo *mete(struct nodo *n, int clave) {
  if (n == NULL) {
    n = calloc(1, sizeof *n);
    n->clave = clave;
  } else if (clave < n->clave) n->izq = mete(n->izq, clave);
  else n->der = mete(n->der, clave);
  return n;
}
`;

  it('is told from its root, and keeps its nodes in place', async () => {
    const steps = await readSource(`${tree}int main(void) {
  struct nodo *root = NULL;
  int claves[] = {5, 2, 8, 6};
  for (int i = 0; i < 4; i++) root = mete(root, claves[i]);
  return root->clave - 5;
}`);
    expect(listSentences(steps)).toContain(
      'Árbol de 4 nodos desde root: raíz 5; 5: izq 2, der 8; 8: izq 6',
    );
    expect(listPlaces(steps.flatMap(({ figures }) => figures))).toEqual({
      heap1: ['0,1'],
      heap2: ['1,0'],
      heap3: ['1,3'],
      heap4: ['2,2'],
    });
  });

  it('with a cycle is drawn plainly', async () => {
    const steps = await readSource(`${tree}int main(void) {
  struct nodo *root = mete(mete(NULL, 5), 2);
  root->izq->izq = root;
  int clave = root->clave;
  clave -= 5;
  return clave;
}`);
    const wrongSteps = steps.filter(
      ({ line }) => line !== undefined && line > 13,
    );
    expect(wrongSteps.flatMap(({ figures }) => figures)).toEqual([]);
  });
});

describe('A table of lists', () => {
  it('is told by its rows, also before it has nodes', async () => {
    const steps = await readSource(`${list}struct nodo *tabla[3];
int main(void) {
  for (int i = 0; i < 4; i++) tabla[i % 3] = pon(tabla[i % 3], i);
  return tabla[0]->dato - 3;
}`);
    const sentences = listSentences(steps);
    expect(sentences[0]).toBe('Tabla de 3 listas en tabla, vacía');
    expect(sentences).toContain(
      'Tabla de 3 listas en tabla: [0]: 3 → 0; [1]: 1; [2]: 2',
    );
  });
});
