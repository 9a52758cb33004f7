/** @jest-environment node */
import type { Diagnostic } from '../../engine/types';
import { explainDiagnostic, explainEnd, explainFinding } from '..';

const files = [
  { name: 'main.c', text: 'int main(void)\n{\n    return 0\n}\n' },
];

const createError = (
  message: string,
  fields: Partial<Diagnostic> = {},
): Diagnostic => ({
  severity: 'error',
  message,
  place: { file: 'main.c', line: 3, column: 13 },
  flag: undefined,
  notes: [],
  ...fields,
});

describe('the spoken sentence', () => {
  it('says what is wrong and in which line', () => {
    expect(
      explainDiagnostic(createError("expected ';' after return statement"), {
        files,
      })?.summary,
    ).toBe('Error en la línea 3: falta un punto y coma');
  });

  it('names the file of a program of several', () => {
    const several = [...files, { name: 'agenda.c', text: '' }];
    expect(
      explainDiagnostic(createError("use of undeclared identifier 'x'"), {
        files: several,
      })?.summary,
    ).toBe('Error en la línea 3 de main.c: x no está declarado');
  });

  it('keeps the name of the language', () => {
    expect(
      explainDiagnostic(createError("unknown type name 'string'"), { files })
        ?.summary,
    ).toBe('Error en la línea 3: C no tiene un tipo string');
  });

  it('says when it is the linker that speaks', () => {
    const noMain = createError('undefined symbol: main', { place: undefined });
    expect(explainDiagnostic(noMain, { files })?.summary).toBe(
      'Error al enlazar: el programa no tiene main',
    );
  });

  it('says what a program did and why it was cut short', () => {
    const place = { file: 'main.c', line: 7, column: 3 };
    const details = { type: 'int[3]', index: '5' };
    expect(
      explainFinding({ check: 'out_of_bounds', place, details }).summary,
    ).toBe('Al ejecutar, en la línea 7: índice 5 fuera de int[3]');
    expect(
      explainEnd({ kind: 'crash', reason: 'stack-overflow', detail: '' })
        ?.summary,
    ).toBe('El programa se detuvo: se agotó la memoria de la pila');
  });

  it('points to where a function calls itself, if only one does', () => {
    const recursion =
      'int down(int n)\n{\n    if (n == 0) return 0;\n    return down(n - 2);\n}\n';
    const explainOverflow = (text: string) =>
      explainEnd({ kind: 'crash', reason: 'stack-overflow', detail: '' }, [
        { name: 'main.c', text },
      ])?.place;
    expect(
      explainOverflow(`${recursion}int main(void) { return down(5); }\n`),
    ).toEqual({ file: 'main.c', line: 4, column: 12 });
    expect(
      explainOverflow(`${recursion}${recursion.replaceAll('down', 'up')}`),
    ).toBeUndefined();
  });

  it('is of nothing when no card answers', () => {
    expect(
      explainDiagnostic(createError('something new'), { files }),
    ).toBeUndefined();
  });
});
