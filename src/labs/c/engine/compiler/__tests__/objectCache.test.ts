import type { CompileRequest, SourceFile } from '../../types';
import { ObjectCache } from '../objectCache';

const createRequest = (
  files: Readonly<Record<string, string>>,
  options: Partial<CompileRequest> = {},
): CompileRequest => ({
  files: Object.entries(files).map(([name, text]): SourceFile => ({
    name,
    text,
  })),
  ...options,
});

const createObject = (length = 1) => ({
  bytes: new Uint8Array(length),
  stderr: '',
});

/** Tells whether the object of `a.c` in one request serves another one. */
function isReused(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): boolean {
  const cache = new ObjectCache();
  cache.keep(createRequest(before), 'a.c', createObject());
  return cache.find(createRequest(after), 'a.c') !== undefined;
}

test.each([
  ['its own text', { 'a.c': 'int a;' }, { 'a.c': 'int b;' }],
  [
    'a header',
    { 'a.c': '#include "a.h"', 'a.h': '' },
    { 'a.c': '#include "a.h"', 'a.h': 'int b;' },
  ],
  [
    'a header of a header',
    { 'a.c': '#include "a.h"', 'a.h': '#include "b.h"', 'b.h': '' },
    { 'a.c': '#include "a.h"', 'a.h': '#include "b.h"', 'b.h': 'int b;' },
  ],
  [
    'an included source',
    { 'a.c': '#include "b.c"', 'b.c': '' },
    { 'a.c': '#include "b.c"', 'b.c': 'int b;' },
  ],
  [
    'a header whose name a macro hides',
    { 'a.c': '#define S(x) #x\n#include S(a.h)', 'b.h': '' },
    { 'a.c': '#define S(x) #x\n#include S(a.h)', 'b.h': 'int b;' },
  ],
  [
    'a header whose name is cut in two lines',
    { 'a.c': '#include "a\\\n.h"', 'a.h': '' },
    { 'a.c': '#include "a\\\n.h"', 'a.h': 'int b;' },
  ],
  [
    'a header after a comment',
    { 'a.c': '#include /* it */ "a.h"', 'a.h': '' },
    { 'a.c': '#include /* it */ "a.h"', 'a.h': 'int b;' },
  ],
  [
    'a header that was missing',
    { 'a.c': '#if __has_include("a.h")\nint b;\n#endif' },
    { 'a.c': '#if __has_include("a.h")\nint b;\n#endif', 'a.h': '' },
  ],
])('a source that depends on %s is compiled again', (_, before, after) => {
  expect(isReused(before, after)).toBe(false);
});

test('a source that uses the date is compiled each time', () => {
  const files = { 'a.c': 'const char *day = __DATE__;' };
  expect(isReused(files, files)).toBe(false);
});

test('other options compile a source again', () => {
  const cache = new ObjectCache();
  const files = { 'a.c': 'int a;' };
  cache.keep(createRequest(files), 'a.c', createObject());
  expect(
    cache.find(createRequest(files, { debugInfo: true }), 'a.c'),
  ).toBeUndefined();
});

test('a source is not compiled again for a file that it does not include', () => {
  const source = '#include "a.h"\n#include <stdio.h>';
  expect(
    isReused(
      { 'a.c': source, 'a.h': '', 'b.h': '', 'b.c': '', 'datos.txt': '1' },
      { 'a.c': source, 'a.h': '', 'b.h': 'int b;', 'b.c': 'int c;' },
    ),
  ).toBe(true);
});

test('the objects used longest ago are dropped when they take too much', () => {
  const cache = new ObjectCache(25);
  const requests = ['int a;', 'int b;', 'int c;'].map((text) =>
    createRequest({ 'a.c': text }),
  );
  const [first, second, third] = requests;
  if (!first || !second || !third) throw new Error('Three were made.');
  cache.keep(first, 'a.c', createObject(10));
  cache.keep(second, 'a.c', createObject(10));
  cache.find(first, 'a.c');
  cache.keep(third, 'a.c', createObject(10));
  expect(
    requests.map((request) => cache.find(request, 'a.c') !== undefined),
  ).toEqual([true, false, true]);
});
