/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { collectNames } from '../describe';
import { evaluateStep, evaluateTyped } from '../expressions';
import type { Trace } from '../types';
import { getStepCode } from '../stepCode';
import { traceSource } from './describeSteps';

function findStepIndex(trace: Trace, code: string, occurrence = 1): number {
  const indices = trace.steps.flatMap((step, index) =>
    getStepCode(trace, step) === code ? [index] : [],
  );
  const index = indices[occurrence - 1];
  if (index === undefined) throw new Error(`No step runs «${code}».`);
  return index;
}

const fixtures = path.join(
  process.cwd(),
  'src/labs/c/engine/structures/__fixtures__/primeros',
);

/**
 * Checks each assignment of a traced program: what was said of its expression
 * before the line must be what is said of its target after it.
 *
 * @returns The number of values checked, and those that were wrong.
 */
function checkAssignments(trace: Trace) {
  const wrong: string[] = [];
  let checked = 0;
  for (const [index, step] of trace.steps.entries()) {
    const code = getStepCode(trace, step);
    const [, target = '', expression = ''] =
      /^(?:[\w ]* \*?)?([\w.>[\]-]+) = ([^;]+);?$/.exec(code) ?? [];
    const said = evaluateStep(trace, index, collectNames(step)).find(
      (value) => value.code === expression,
    );
    const [next] = trace.steps.slice(index + 1);
    if (said === undefined || next?.frames.length !== step.frames.length)
      continue;
    const after = evaluateTyped(target, trace, index + 1, collectNames(next));
    checked += 1;
    if (!said.text.startsWith(after))
      wrong.push(`${code} dijo «${said.text}» y fue «${after}»`);
  }
  return { checked, wrong };
}

/** Lists the expressions of a step, one per line: `v[i]: 9`. */
function listExpressions(trace: Trace, code: string, occurrence = 1): string[] {
  const index = findStepIndex(trace, code, occurrence);
  const [step] = trace.steps.slice(index);
  if (!step) return [];
  return evaluateStep(trace, index, collectNames(step)).map(
    (value) => `${value.code}: ${value.text}`,
  );
}

const traceMain = (body: string, before = '') =>
  traceSource(
    `#include <stdbool.h>\n#include <stdio.h>\n#include <stdlib.h>\n${before}\nint main(void) {\n${body}\nreturn 0;\n}\n`,
  );

describe('The expressions of a line', () => {
  it('are not said of an element outside its array', async () => {
    const trace = await traceMain(
      'int v[3] = {1, 2, 3};\nint i = 3;\nbool fin = i == 3 || v[i] > 0;\nif (v[i - 1] > 9 && v[i] > 0) i = 0;\nint *p = v;\nif (i > 5) i = v[i];\ni = i < 9 ? 4 : v[i];\n(void)fin; (void)p;',
    );
    expect(listExpressions(trace, 'bool fin = i == 3 || v[i] > 0;')).toEqual([
      'i == 3: 1, se cumple',
      'i == 3 || v[i] > 0: 1, se cumple',
    ]);
    expect(listExpressions(trace, 'v[i - 1] > 9 && v[i] > 0')).toEqual([
      'i - 1: 2',
      'v[i - 1]: 3',
      'v[i - 1] > 9: 0, no se cumple',
      'v[i - 1] > 9 && v[i] > 0: 0, no se cumple',
    ]);
    expect(listExpressions(trace, 'i = i < 9 ? 4 : v[i];')).toEqual([
      'i < 9: 1, se cumple',
    ]);
  });

  it('say why a pointer cannot be followed', async () => {
    const trace = await traceMain(
      'struct nodo *n = NULL;\nint *vacio;\nint *libre = malloc(sizeof *libre);\nfree(libre);\nint v[2] = {1, 2};\nint i = 2;\nputs("ya");\n(void)n; (void)vacio; (void)v; (void)i;',
      'struct nodo { int dato; struct nodo *sig; };',
    );
    const index = findStepIndex(trace, 'puts("ya");');
    const [step] = trace.steps.slice(index);
    if (!step) throw new Error('No hay paso.');
    const evaluate = (code: string) =>
      evaluateTyped(code, trace, index, collectNames(step));
    expect(evaluate('n->dato')).toBe('n es NULL y no lleva a ningún sitio');
    expect(evaluate('*vacio')).toBe('vacio no tiene valor');
    expect(evaluate('*libre')).toBe('libre lleva a memoria liberada');
    expect(evaluate('v[i]')).toBe('queda fuera del arreglo, que va de 0 a 1');
    expect(evaluate('i / (i - 2)')).toBe('divide entre 0');
  });

  it('follow pointers, elements and fields from the inside out', async () => {
    const trace = await traceMain(
      'struct nodo b = {8, NULL};\nstruct nodo a = {4, &b};\nstruct nodo *n = &a;\nint v[3] = {5, 6, 7};\nint *p = v + 1;\nint i = 1;\nv[i] = *p + n->sig->dato * 2;\np = p + 1;\nif (n->sig == &b && n->sig->sig == NULL) i = p[-1];\nreturn v[i] - *p;',
      'struct nodo { int dato; struct nodo *sig; };',
    );
    expect(listExpressions(trace, 'v[i] = *p + n->sig->dato * 2;')).toEqual([
      'v[i]: 6',
      '*p: 6',
      'n->sig: apunta a b',
      'n->sig->dato: 8',
      'n->sig->dato * 2: 16',
      '*p + n->sig->dato * 2: 22',
    ]);
    expect(listExpressions(trace, 'p = p + 1;')).toEqual([
      'p + 1: apunta a v[2]',
    ]);
    expect(listExpressions(trace, 'i = p[-1];')).toEqual(['p[-1]: 22']);
    expect(listExpressions(trace, 'return v[i] - *p;')).toEqual([
      'v[i]: queda fuera del arreglo, que va de 0 a 2',
      '*p: 7',
    ]);
  });

  it('leave out calls, changes and what depends on a type not shown', async () => {
    const trace = await traceMain(
      'unsigned menos = 1;\nint i = -1;\nint v[2] = {1, 2};\nint n = 1;\nprintf("%d %d\\n", v[n], abs(i) + 1);\nbool raro = i < menos;\nv[n--] += (int)2.5;\nn = sizeof v[1] > 2;\ndouble media = 7 / 2.0;\n(void)raro; (void)media;',
    );
    expect(
      listExpressions(trace, 'printf("%d %d\\n", v[n], abs(i) + 1);'),
    ).toEqual(['v[n]: 2']);
    expect(listExpressions(trace, 'bool raro = i < menos;')).toEqual([]);
    expect(listExpressions(trace, 'v[n--] += (int)2.5;')).toEqual([]);
    expect(listExpressions(trace, 'n = sizeof v[1] > 2;')).toEqual([]);
    expect(listExpressions(trace, 'double media = 7 / 2.0;')).toEqual([]);
  });

  it('read texts, matrices and structures inside arrays', async () => {
    const trace = await traceMain(
      'const char *s = "sol";\nint m[2][3] = {{1, 2, 3}, {4, 5, 6}};\nstruct punto t[2] = {{1, 2}, {3, 4}};\nstruct punto *q = &t[1];\nint i = 1;\nputs("ya");\n(void)s; (void)m; (void)q; (void)i;',
      'struct punto { int x; int y; };',
    );
    const index = findStepIndex(trace, 'puts("ya");');
    const [step] = trace.steps.slice(index);
    if (!step) throw new Error('No hay paso.');
    const evaluate = (code: string) =>
      evaluateTyped(code, trace, index, collectNames(step));
    expect(evaluate('s[i]')).toBe("'o' (111)");
    expect(evaluate('*s')).toBe("'s' (115)");
    expect(evaluate(String.raw`s[3]`)).toBe(String.raw`'\0' (0)`);
    expect(evaluate('m[i][i + 1]')).toBe('6');
    expect(evaluate('m[0]')).toBe('[1, 2, 3]');
    expect(evaluate('t[i].y')).toBe('4');
    expect(evaluate('q->x + q[-1].y')).toBe('5');
    expect(evaluate('(*q).y')).toBe('4');
    expect(evaluate('&t[0]')).toBe('apunta a t[0]');
    expect(evaluate('!i')).toBe('0, no se cumple');
    expect(evaluate('i')).toBe('1');
  });

  it('say when they are not understood, or are not known', async () => {
    const trace = await traceMain('int i = 1;\nputs("ya");\n(void)i;');
    const index = findStepIndex(trace, 'puts("ya");');
    const [step] = trace.steps.slice(index);
    if (!step) throw new Error('No hay paso.');
    const evaluate = (code: string) =>
      evaluateTyped(code, trace, index, collectNames(step));
    for (const code of ['i +', 'v[', ')', 'i i', '('.repeat(500), '"a'])
      expect(evaluate(code)).toMatch(/^no se (?:entiende|puede)/);
    for (const code of ['nada', 'abs(i)', 'i++', 'i = 2', 'sizeof i'])
      expect(evaluate(code)).toBe('no se puede saber en este paso');
  });

  it('are what the program computes, in programs with structures', async () => {
    const names = readdirSync(fixtures).filter((name) => name.endsWith('.c'));
    let total = 0;
    for (const name of names.slice(0, 16)) {
      const source = readFileSync(path.join(fixtures, name), 'utf8');
      const { checked, wrong } = checkAssignments(await traceSource(source));
      expect(wrong).toEqual([]);
      total += checked;
    }
    expect(total).toBeGreaterThan(20);
  });
});
