/** @jest-environment node */
import type { Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../../content/markdown';
import { CourseTree } from '../../../testing/courseTree';
import { lpiCodes } from '../../../data/lpi';
import lpiTable from '..';

const site = new CourseTree();
const { folder, write } = site;

beforeEach(() => {
  write(`${folder}/1-uno/_category_.yml`, 'label: Uno\nposition: 1\n');
});

function render(page: string): Root {
  const tree: Root = parseMarkdown('<LpiTable />\n');
  lpiTable()(tree, site.createPageFile(page));
  return tree;
}

/** Returns the lessons in the row of an objective, with their addresses. */
function listLessons(tree: Root, code: string): string {
  const rows = tree.children
    .filter((node): node is Table => node.type === 'table')
    .flatMap(({ children }) => children);
  const cell = rows
    .find((row) => toString(row).startsWith(`${code} `))
    ?.children.at(-1);
  if (!cell) throw new Error(`There is no row for ${code}.`);
  const urls: string[] = [];
  visit(cell, 'link', ({ url }) => {
    urls.push(url);
  });
  return [toString(cell), ...urls].join(' → ');
}

const createLesson = (fields: Readonly<Record<string, unknown>>) =>
  `---\n${Object.entries(fields)
    .map(([field, value]) => `${field}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n`;

it('leads from each objective to the lessons that say that they teach it, in their order', () => {
  write(
    `${folder}/1-uno/b.mdx`,
    createLesson({ title: 'La dos', sidebar_position: 2, lpi: ['2.1'] }),
  );
  write(
    `${folder}/1-uno/a.mdx`,
    createLesson({ title: 'La una', sidebar_position: 1, lpi: ['2.1', '5.4'] }),
  );
  write(
    `${folder}/1-uno/c.mdx`,
    createLesson({
      title: 'La futura',
      sidebar_position: 3,
      tipo: 'proximamente',
      lpi: ['3.3', '2.1'],
    }),
  );
  const tree = render(`${folder}/lpi.mdx`);
  expect(listLessons(tree, '2.1')).toBe(
    'La una; La dos → ./1-uno/a.mdx → ./1-uno/b.mdx',
  );
  expect(listLessons(tree, '5.4')).toBe('La una → ./1-uno/a.mdx');
  expect(listLessons(tree, '3.3')).toBe('ninguna todavía');
  for (const code of lpiCodes) expect(listLessons(tree, code)).not.toBe('');
});

it('is refused outside of the folder of a course', () => {
  expect(() => render('docs/dumix/otra.mdx')).toThrow(
    /se esperaba: una página de la carpeta de un curso\n {2}se encontró: <LpiTable> en docs\/dumix\/otra\.mdx/,
  );
});
