/** @jest-environment node */
import type { TaskData } from '../../exercise/markdown';
import { hasAllPoints, judgeInNode } from '../judgeInNode';

// The first test also loads the compiler.
jest.setTimeout(120_000);

const data: TaskData = {
  estandar: 'c17',
  espacios: 'flexibles',
  casos: [
    {
      nombre: 'ninguna',
      entrada: '0\n',
      salida: '0',
      estado: 0,
      visible: true,
    },
    { nombre: 'tres', entrada: '3\n', salida: '3', estado: 0, visible: true },
  ],
  exige: ['memoria'],
  prohibe: [],
};

/**
 * Builds a program that counts the elements of the memory that it allocates.
 * `use` is inserted before the end, and `end` replaces the `free`.
 */
const createProgram = (use: string, end = 'free(places);') => `
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int count;
    if (scanf("%d", &count) != 1) {
        return 1;
    }
    int *places = malloc((size_t)count * sizeof(int));
    int made = 0;
    for (int i = 0; i < count && places != NULL; i++) {
        places[i] = i;
        made++;
    }
    ${use}
    printf("%d\\n", made);
    ${end}
    return 0;
}
`;

describe('memory that has to be handled well', () => {
  it('gives all points to a program that does', async () => {
    const judgement = await judgeInNode({ data }, createProgram(''));
    expect(hasAllPoints(judgement)).toBe(true);
  });

  it.each([
    ['forgets to free', '', '', /^En el caso «(ninguna|tres)», la línea 11 /],
    [
      'writes past the end',
      'if (count > 0) places[count] = 1;',
      'free(places);',
      /^En el caso «tres», la línea 17 /,
    ],
    [
      'uses what it freed',
      'free(places); if (count > 0) made = places[0] + count;',
      '',
      /^En el caso «tres», la línea 17 /,
    ],
    [
      'frees twice',
      'free(places);',
      'free(places);',
      /^En el caso «(ninguna|tres)», la línea 19 /,
    ],
  ])(
    'takes the point of a program whose output is right and that %s',
    async (_, use, end, expectedPattern) => {
      const judgement = await judgeInNode({ data }, createProgram(use, end));
      if (judgement.kind !== 'judged') throw new Error(judgement.kind);
      expect(judgement.rules).toMatchObject([
        {
          construct: 'memoria',
          isKept: false,
          found: expect.stringMatching(expectedPattern) as string,
        },
      ]);
    },
  );
});
