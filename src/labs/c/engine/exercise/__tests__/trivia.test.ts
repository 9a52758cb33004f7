/** @jest-environment node */
import { findDefinition } from '../trivia';

const program = `#include <stdio.h>
#define MAIN 1
static int twice(int n) { return n * 2; }
int area(int a, int b);
int main(void)
{
    puts("} int area(");
    if (twice(2) > 3) { puts("{"); }
    return 0;
}
int area(int a, int b)
{ return a * b; }
`;

it.each([
  ['twice', 'static int twice(int n) { return n * 2; }'],
  ['area', 'int area(int a, int b)\n{ return a * b; }'],
  [
    'main',
    program.slice(
      program.indexOf('int main'),
      program.lastIndexOf('int area') - 1,
    ),
  ],
])(
  'finds the definition of %s, and not where it is called or announced',
  (name, text) => {
    expect(findDefinition(program, name)).toBe(text);
  },
);

it('finds none that is not there', () => {
  expect(findDefinition(program, 'puts')).toBeUndefined();
  expect(findDefinition('int main(void) {', 'main')).toBeUndefined();
});
