/** @jest-environment node */
import type { Nodes, Root } from 'mdast';
import { parseMarkdown } from '../../../content/markdown';
import { CourseTree } from '../../../testing/courseTree';
import storyPlace from '..';

const tree = new CourseTree();
const { folder, write } = tree;

const createLesson = (position: number, title: string, kind = 'leccion') =>
  `---\ntitle: ${title}\ntipo: ${kind}\nsidebar_position: ${position}\n---\n\nTexto.\n`;

/** Fixture: a course of two modules; the project of the second is planned. */
beforeEach(() => {
  write(`${folder}/1-uno/_category_.yml`, 'label: Uno\nposition: 1\n');
  write(`${folder}/1-uno/primera.mdx`, createLesson(1, 'La primera'));
  write(
    `${folder}/1-uno/futura.mdx`,
    createLesson(2, 'Futura', 'proximamente'),
  );
  write(`${folder}/1-uno/proyecto-uno.mdx`, createLesson(3, 'La portada'));
  write(`${folder}/2-dos/_category_.yml`, 'label: Dos\nposition: 2\n');
  write(`${folder}/2-dos/segunda.mdx`, createLesson(1, 'La segunda'));
  plan('proyecto:\n    proyecto-dos: El `juego`');
});

function plan(second: string): void {
  write(
    `${folder}/_plan.yml`,
    `- titulo: Uno
  lecciones: [primera, futura]
  proyecto: proyecto-uno
- titulo: Dos
  lecciones: [segunda]
  ${second}
`,
  );
}

/** Returns the text of a node, with links as `[text](address)`. */
function readText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  const childrenText =
    'children' in node ? node.children.map(readText).join('') : '';
  return node.type === 'link' ? `[${childrenText}](${node.url})` : childrenText;
}

function readEnd(page: string): string {
  const end: Root = parseMarkdown('Fin.\n');
  storyPlace()(end, tree.createPageFile(page));
  return end.children.slice(1).map(readText).join('\n');
}

it('a lesson says how far the project of its module is', () => {
  expect(readEnd(`${folder}/1-uno/primera.mdx`)).toBe(
    'Lección 1 de 2 hacia el proyecto del módulo, [La portada](./proyecto-uno.mdx).',
  );
  expect(readEnd(`${folder}/2-dos/segunda.mdx`)).toBe(
    'Lección 1 de 1 hacia el proyecto del módulo, «El juego», que está en camino.',
  );
});

it('a project says which one follows, and the last one that none does', () => {
  const first = `${folder}/1-uno/proyecto-uno.mdx`;
  expect(readEnd(first)).toBe(
    'Proyecto 1 de 2. El que sigue: «El juego», que está en camino.',
  );
  write(`${folder}/2-dos/proyecto-dos.mdx`, createLesson(2, 'El juego entero'));
  plan('proyecto: proyecto-dos');
  expect(readEnd(first)).toBe(
    'Proyecto 1 de 2. El que sigue: [El juego entero](../2-dos/proyecto-dos.mdx).',
  );
  expect(readEnd(`${folder}/2-dos/proyecto-dos.mdx`)).toBe(
    'Proyecto 2 de 2. Es el último del curso.',
  );
});

it.each([
  ['a cover', `${folder}/index.mdx`],
  ['what is to come', `${folder}/1-uno/futura.mdx`],
  ['a page of no course', 'docs/dumix/pimp.mdx'],
])('%s says nothing of it', (_, page) => {
  expect(readEnd(page)).toBe('');
});

it('a module without a project says nothing of one', () => {
  plan('aporta: Nada.');
  expect(readEnd(`${folder}/2-dos/segunda.mdx`)).toBe('');
});
