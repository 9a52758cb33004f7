/** @jest-environment node */
import { parseDiagnostics } from '../diagnostics';

it('leaves out where a header was included from, and the lines of source', () => {
  expect(
    parseDiagnostics(
      [
        'In file included from main.c:1:',
        './suma.h:3:12: error: expected identifier',
        '    3 | int error: note: warning: x',
        '      |     ^',
        '1 error generated.',
      ].join('\n'),
    ),
  ).toEqual([
    {
      severity: 'error',
      message: 'expected identifier',
      // The program's name for the file, without clang's `./`.
      place: { file: 'suma.h', line: 3, column: 12 },
      flag: undefined,
      notes: [],
    },
  ]);
});

it('takes an error that ends everything for an error', () => {
  expect(
    parseDiagnostics("main.c:1:10: fatal error: 'x.h' file not found"),
  ).toMatchObject([{ severity: 'error', message: "'x.h' file not found" }]);
});

it('reads messages of the tools themselves, without a place', () => {
  expect(
    parseDiagnostics(
      'fatal error: too many errors emitted, stopping now [-ferror-limit=]\nwasm-ld: error: duplicate symbol: f\n>>> defined in a.o\n>>> defined in b.o\n',
    ),
  ).toMatchObject([
    {
      message: 'too many errors emitted, stopping now',
      place: undefined,
      flag: undefined,
    },
    { message: 'duplicate symbol: f', place: undefined },
  ]);
});

it('keeps brackets that are part of the message', () => {
  expect(
    parseDiagnostics("a.c:1:2: warning: array 'int[3]' is odd [-Warray]"),
  ).toMatchObject([{ message: "array 'int[3]' is odd", flag: 'array' }]);
});

it('lets a note stand alone when nothing is before it', () => {
  expect(parseDiagnostics('a.c:1:2: note: here')).toMatchObject([
    { severity: 'note', message: 'here' },
  ]);
});
