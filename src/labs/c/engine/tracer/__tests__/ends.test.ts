/** @jest-environment node */
import { trace as traceRequest } from '..';
import { getNodeCompiler } from '../../../testing/nodeCompiler';
import { getStepCode, describeSteps, traceSource } from './describeSteps';

describe('The end of a trace', () => {
  it('stops a program that does not end after the steps asked for', async () => {
    const trace = await traceSource(
      'int main(void) { int n = 0; for (;;) n++; }\n',
      { maxSteps: 6 },
    );
    expect(trace.end).toEqual({ kind: 'step-limit', steps: 6 });
    expect(describeSteps(trace)).toEqual([
      'int n = 0; | main:',
      'n++; | main: n=0',
      'n++; | main: n=1',
      'n++; | main: n=2',
      'n++; | main: n=3',
      'n++; | main: n=4',
    ]);
  });

  it('stops a loop that does nothing at all', async () => {
    const trace = await traceSource('int main(void) { while (1); }\n');
    expect(trace.end).toEqual({ kind: 'step-limit', steps: 0 });
    expect(trace.steps).toHaveLength(1);
  });

  it('stops a recursion without end', async () => {
    const trace = await traceSource(
      'int baja(int n) { return baja(n + 1) + 1; }\nint main(void) { return baja(0); }\n',
      { maxSteps: 300 },
    );
    expect(trace.end).toEqual({ kind: 'step-limit', steps: 300 });
    const last = trace.steps.at(-1);
    expect(last?.frames[0]?.name).toBe('main');
    expect(last?.frames).toHaveLength(40);
  });

  it('tells what the program did wrong at the step after, and shows where it broke', async () => {
    const trace = await traceSource(`int main(void) {
  int v[3] = {0};
  int i = 3, cero = 0;
  v[i] = 1;
  return 10 / cero;
}
`);
    expect(trace.end).toMatchObject({ kind: 'crash', reason: 'division' });
    const last = trace.steps.at(-1);
    expect(last && getStepCode(trace, last)).toBe('return 10 / cero;');
    expect(
      trace.steps.flatMap(({ findings }) =>
        findings.map(({ check, place }) => [check, place.line]),
      ),
    ).toEqual([
      ['out_of_bounds', 4],
      ['divrem_overflow', 5],
    ]);
  });

  it('stops at the line that changes a text between quotes', async () => {
    const trace = await traceSource(`#include <string.h>
int main(void) {
  char *s = "hola";
  strcpy(s, "Hola");
  return s[0];
}
`);
    expect(trace.end).toMatchObject({ kind: 'crash', reason: 'memory-access' });
    const last = trace.steps.at(-1);
    expect(last && getStepCode(trace, last)).toBe('strcpy(s, "Hola");');
  });

  it('keeps the calls that were open when the program calls exit', async () => {
    const trace = await traceSource(`#include <stdlib.h>
void sal(int codigo) { exit(codigo); }
int main(void) { sal(3); }
`);
    expect(trace.end).toEqual({ kind: 'exit', status: 3 });
    expect(trace.steps.at(-1)?.frames.map(({ name }) => name)).toEqual([
      'main',
      'sal',
    ]);
  });

  it('gives the compiler’s words where the program does not compile', async () => {
    const outcome = await traceRequest(
      await getNodeCompiler(),
      { files: [{ name: 'a.c', text: 'int main(void) { return x; }\n' }] },
      { stdin: '' },
    );
    expect(outcome).toMatchObject({ kind: 'rejected', stage: 'compile' });
  });

  it('follows functions of several files and of a header', async () => {
    const outcome = await traceRequest(
      await getNodeCompiler(),
      {
        files: [
          {
            name: 'main.c',
            text: '#include "suma.h"\nint main(void) { return suma(1, doble(2)) - 5; }\n',
          },
          {
            name: 'suma.h',
            text: 'int suma(int a, int b);\nstatic inline int doble(int n) { return 2 * n; }\n',
          },
          {
            name: 'suma.c',
            text: '#include "suma.h"\nint suma(int a, int b) { return a + b; }\n',
          },
        ],
      },
      { stdin: '' },
    );
    if (outcome.kind !== 'trace') throw new Error(outcome.text);
    expect(outcome.trace.end).toEqual({ kind: 'exit', status: 0 });
    expect(outcome.trace.steps.map(({ span }) => span?.file)).toEqual([
      'main.c',
      'suma.h',
      'suma.c',
      undefined,
    ]);
  });
});
