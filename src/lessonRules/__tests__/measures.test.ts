/** @jest-environment node */
import { measureCourses } from '../measures';
import { createCourses, ending, createFilePath, createPage } from './fixtures';

const program = '```c ejecutable\nint main(void)\n{\n}\n```\n\n';
const question =
  '<Quiz>\n\n1. ¿?\n\n   - [x] a\n\n     Sí.\n\n   - [ ] b\n\n     No.\n\n</Quiz>\n\n';
const createWords = (count: number) => `${'palabra '.repeat(count)}\n\n`;

function measure(body: string) {
  const project = createCourses({
    [createFilePath('uno')]: createPage({ body }),
    [createFilePath('dos')]: createPage({
      kind: 'proximamente',
      body: 'Vendrá.\n',
    }),
  });
  try {
    return measureCourses(project.root);
  } finally {
    project.remove();
  }
}

it('counts what a lesson asks of its readers, and leaves out those that are to come', () => {
  const [c, linux] = measure(
    `${createWords(10)}${program}Un **término** y **otro**.\n\n${question}${createWords(30)}${question}${ending}`,
  );
  expect(linux?.lessons).toEqual([]);
  expect(c?.lessons).toEqual([
    {
      name: 'uno',
      // Second addend: the four closing headings and their texts.
      words: 44 + 9,
      firstRun: 10,
      firstChecked: 14,
      longestUnchecked: 30,
      terms: 2,
      checkedCount: 2,
      exercises: 3,
      time: { sittings: [25], challenge: 25 },
      opening: 'programa',
      rhythm: expect.objectContaining({ repeatedWords: [] }) as unknown,
    },
  ]);
});

it('tells apart a lesson without anything to run or to answer', () => {
  const [c] = measure(`${createWords(10)}${ending}`);
  expect(c?.lessons).toMatchObject([
    { firstRun: undefined, firstChecked: undefined, longestUnchecked: 10 },
  ]);
});
