/** @jest-environment node */
import {
  getStepCode,
  listValues,
  findStep,
  describeSteps,
  traceSource,
} from './describeSteps';

describe('Steps', () => {
  it('goes through declarations and assignments with the value of each variable', async () => {
    const trace = await traceSource(`#include <stdio.h>
int main(void) {
  int edad = 20;
  int meses;
  meses = edad * 12;
  printf("%d\\n", meses);
  return 0;
}
`);
    expect(describeSteps(trace)).toEqual([
      'int edad = 20; | main:',
      'meses = edad * 12; | main: edad=20 meses=sin valor',
      'printf("%d\\n", meses); | main: edad=20 meses=240',
      'return 0; | main: edad=20 meses=240',
      'fin',
    ]);
    expect(trace.steps.map(({ outputLength }) => outputLength)).toEqual([
      0, 0, 0, 4, 4,
    ]);
    expect(trace.output).toBe('240\n');
    expect(trace.end).toEqual({ kind: 'exit', status: 0 });
  });

  it('shows each part of a for, with and without braces', async () => {
    const trace = await traceSource(`int main(void) {
  int suma = 0;
  for (int i = 0; i < 2; i++)
    suma += i;
  for (int i = 5; i > 4; i--) { suma += i; }
  return suma;
}
`);
    expect(describeSteps(trace)).toEqual([
      'int suma = 0; | main:',
      'int i = 0 | main: suma=0',
      'i < 2 | main: suma=0 i=0',
      'suma += i; | main: suma=0 i=0',
      'i++ | main: suma=0 i=0',
      'i < 2 | main: suma=0 i=1',
      'suma += i; | main: suma=0 i=1',
      'i++ | main: suma=1 i=1',
      'i < 2 | main: suma=1 i=2',
      'int i = 5 | main: suma=1',
      'i > 4 | main: suma=1 i=5',
      'suma += i; | main: suma=1 i=5',
      'i-- | main: suma=6 i=5',
      'i > 4 | main: suma=6 i=4',
      'return suma; | main: suma=6',
      'fin',
    ]);
    expect(trace.end).toEqual({ kind: 'exit', status: 6 });
  });

  it('goes from condition to condition in an else if chain', async () => {
    const trace = await traceSource(`#include <stdio.h>
int main(void) {
  int nota = 7;
  if (nota >= 9) puts("A");
  else if (nota >= 8)
    puts("B");
  else if (nota >= 7) {
    puts("C");
  } else
    puts("D");
  return 0;
}
`);
    expect(trace.steps.map((step) => getStepCode(trace, step))).toEqual([
      'int nota = 7;',
      'nota >= 9',
      'nota >= 8',
      'nota >= 7',
      'puts("C");',
      'return 0;',
      'fin',
    ]);
  });

  it('enters the case of a switch and leaves it by break', async () => {
    const trace = await traceSource(`int main(void) {
  char letra = 'b';
  int n = 0;
  switch (letra) {
    case 'a': n = 1; break;
    case 'b':
      n = 2;
      break;
    default: n = 3;
  }
  return n;
}
`);
    expect(describeSteps(trace)).toEqual([
      "char letra = 'b'; | main:",
      "int n = 0; | main: letra='b' (98)",
      "letra | main: letra='b' (98) n=0",
      "n = 2; | main: letra='b' (98) n=0",
      "break; | main: letra='b' (98) n=2",
      "return n; | main: letra='b' (98) n=2",
      'fin',
    ]);
  });

  it('repeats while and do, and a loop whose body is empty', async () => {
    const trace = await traceSource(`int main(void) {
  int n = 2;
  while (n > 0) n--;
  do { int doble = n * 2; n = doble + 1; } while (n < 3);
  while (n++ < 4);
  return n;
}
`);
    expect(describeSteps(trace)).toEqual([
      'int n = 2; | main:',
      'n > 0 | main: n=2',
      'n--; | main: n=2',
      'n > 0 | main: n=1',
      'n--; | main: n=1',
      'n > 0 | main: n=0',
      'int doble = n * 2; | main: n=0',
      'n = doble + 1; | main: n=0 doble=0',
      'n < 3 | main: n=1',
      'int doble = n * 2; | main: n=1',
      'n = doble + 1; | main: n=1 doble=2',
      'n < 3 | main: n=3',
      'n++ < 4 | main: n=3',
      'n++ < 4 | main: n=4',
      'return n; | main: n=5',
      'fin',
    ]);
  });

  it('follows calls inside expressions, early returns and what they give back', async () => {
    const trace = await traceSource(`int absoluto(int n) {
  if (n < 0) return -n;
  return n;
}
double media(int a, int b) { return (a + b) / 2.0; }
int main(void) {
  double m = media(absoluto(-3), absoluto(4));
  return (int) m;
}
`);
    expect(describeSteps(trace)).toEqual([
      'double m = media(absoluto(-3), absoluto(4)); | main:',
      'n < 0 | main: | absoluto: n=-3',
      'return -n; | main: | absoluto: n=-3',
      'n < 0 | main: | absoluto: n=4',
      'return n; | main: | absoluto: n=4',
      'return (a + b) / 2.0; | main: | media: a=3 b=4',
      'return (int) m; | main: m=3.5',
      'fin',
    ]);
    expect(findStep(trace, 'return (int) m;').returns).toEqual([
      { name: 'media', value: { kind: 'number', text: '3.5' } },
    ]);
  });

  it('stacks the calls of a recursive function and takes them off', async () => {
    const trace = await traceSource(`int factorial(int n) {
  if (n <= 1)
    return 1;
  return n * factorial(n - 1);
}
int main(void) {
  return factorial(3);
}
`);
    expect(describeSteps(trace)).toEqual([
      'return factorial(3); | main:',
      'n <= 1 | main: | factorial: n=3',
      'return n * factorial(n - 1); | main: | factorial: n=3',
      'n <= 1 | main: | factorial: n=3 | factorial: n=2',
      'return n * factorial(n - 1); | main: | factorial: n=3 | factorial: n=2',
      'n <= 1 | main: | factorial: n=3 | factorial: n=2 | factorial: n=1',
      'return 1; | main: | factorial: n=3 | factorial: n=2 | factorial: n=1',
      'fin',
    ]);
    const values = trace.steps.at(-1)?.returns.map(({ value }) => value);
    expect(values).toEqual(
      ['1', '2', '6', '6'].map((text) => ({ kind: 'number', text })),
    );
  });

  it('takes a statement of several lines, and several on one line, each as it is', async () => {
    const trace = await traceSource(`#include <stdio.h>
int main(void) {
  int a = 1, b = 2; int c = 3;
  printf("%d %d\\n",
         a + b,
         c);
  return 0;
}
`);
    expect(trace.steps.map((step) => getStepCode(trace, step))).toEqual([
      'int a = 1, b = 2;',
      'int c = 3;',
      'printf("%d %d\\n", a + b, c);',
      'return 0;',
      'fin',
    ]);
    expect(findStep(trace, 'int c = 3;').span).toEqual({
      file: 'prueba.c',
      line: 3,
      column: 21,
      endLine: 3,
      endColumn: 31,
    });
  });

  it('keeps its way through macros that are values, statements and loops', async () => {
    const trace = await traceSource(`#define CUADRADO(x) ((x) * (x))
#define PARA(i, n) for (int i = 0; i < (n); i++)
#define SUMA_UNO do { n += 1; } while (0)
int main(void) {
  int n = CUADRADO(3);
  PARA(k, 2) {
    n += k;
  }
  SUMA_UNO;
  return n;
}
`);
    expect(listValues(trace, 'n')).toEqual(['9', '10', '11']);
    expect(
      new Set(trace.steps.map((step) => getStepCode(trace, step))),
    ).toEqual(
      new Set([
        'int n = CUADRADO(3);',
        'PARA(k, 2)',
        'n += k;',
        'SUMA_UNO;',
        'return n;',
        'fin',
      ]),
    );
  });

  it('counts columns in bytes where the source has accents', async () => {
    const trace = await traceSource(`#include <stdio.h>
int main(void) {
  /* año */ puts("ñandú"); int n = 1;
  return n;
}
`);
    expect(trace.steps.map((step) => getStepCode(trace, step))).toEqual([
      'puts("ñandú");',
      'int n = 1;',
      'return n;',
      'fin',
    ]);
    expect(trace.output).toBe('ñandú\n');
  });

  it('does not lose its way after a longjmp', async () => {
    const trace = await traceSource(`#include <setjmp.h>
static jmp_buf salida;
void baja(int n) { if (n == 0) longjmp(salida, 1); baja(n - 1); }
int main(void) {
  volatile int veces = 0;
  if (setjmp(salida) == 0) baja(1);
  veces = veces + 1;
  return veces;
}
`);
    expect(describeSteps(trace).slice(-3)).toEqual([
      'veces = veces + 1; | main: veces=0',
      'return veces; | main: veces=1',
      'fin',
    ]);
  });
});
