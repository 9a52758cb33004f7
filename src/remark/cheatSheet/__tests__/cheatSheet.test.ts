/** @jest-environment node */
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseMarkdown } from '../../../content/markdown';
import { CourseTree } from '../../../testing/courseTree';
import cheatSheet from '..';

const tree = new CourseTree();
const { folder, write } = tree;

const createLesson = (position: number, title: string, body: string) =>
  `---\ntitle: ${title}\ntipo: leccion\nsidebar_position: ${position}\n---\n\n${body}`;

/** Renders the tree as text, one line per heading, link or paragraph. */
function listLines(node: Nodes): string[] {
  const listLinesBelow = () =>
    'children' in node ? node.children.flatMap(listLines) : [];
  if (node.type === 'heading')
    return [`${'#'.repeat(node.depth)} ${toString(node)}`, ...listLinesBelow()];
  if (node.type === 'link') return [`→ ${node.url}`];
  return node.type === 'paragraph'
    ? [toString(node), ...listLinesBelow()]
    : listLinesBelow();
}

function render(page: string): readonly string[] {
  const sheet: Root = parseMarkdown('<CheatSheet />\n');
  cheatSheet()(sheet, tree.createPageFile(page));
  return listLines(sheet);
}

it('shows what each lesson sums up under its module and its title, and not where it leads', () => {
  write(`${folder}/1-uno/_category_.yml`, 'label: Uno\nposition: 1\n');
  write(
    `${folder}/1-uno/primera.mdx`,
    createLesson(
      1,
      'La primera',
      'Texto.\n\n## Resumen\n\n* Algo de [otra](../2-dos/otra.mdx).\n\nLo que sigue: [nada](./nada.mdx).\n',
    ),
  );
  write(
    `${folder}/1-uno/sola.mdx`,
    createLesson(2, 'La sola', '## Resumen\n\nUna frase.\n'),
  );
  write(
    `${folder}/1-uno/futura.mdx`,
    '---\ntitle: La futura\ntipo: proximamente\nsidebar_position: 3\n---\n',
  );
  write(`${folder}/2-dos/_category_.yml`, 'label: Dos\nposition: 2\n');
  write(`${folder}/2-dos/otra.mdx`, createLesson(1, 'Sin resumen', 'Texto.\n'));
  expect(render(`${folder}/resumen.mdx`)).toEqual([
    '## 1. Uno',
    '### La primera',
    '→ ./1-uno/primera.mdx',
    'Algo de otra.',
    '→ ./2-dos/otra.mdx',
    '### La sola',
    '→ ./1-uno/sola.mdx',
    'Una frase.',
  ]);
});

it('is refused outside of the folder of a course', () => {
  expect(() => render('docs/dumix/otra.mdx')).toThrow(
    /se esperaba: una página de la carpeta de un curso\n {2}se encontró: <CheatSheet> en docs\/dumix\/otra\.mdx/,
  );
});
