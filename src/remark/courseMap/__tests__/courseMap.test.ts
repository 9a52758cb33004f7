/** @jest-environment node */
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { parseMarkdown } from '../../../content/markdown';
import { courses, getCourseFolder } from '../../../courses';
import { CourseTree } from '../../../testing/courseTree';
import courseMap from '..';

const site = new CourseTree();
const { folder, write } = site;

const createHead = (fields: string, text = 'Texto.') =>
  `---\n${fields}\n---\n\n${text}\n`;

/** Text that takes half an hour to read. */
const longText = 'palabra '.repeat(3300);

/** Fixture: each course has one written lesson and one planned lesson. */
beforeEach(() => {
  for (const course of courses.map(getCourseFolder)) {
    const module = `docs/${course}/1-uno`;
    write(`${module}/_category_.yml`, 'label: Uno\nposition: 1\n');
    write(
      `${module}/primera.mdx`,
      createHead(
        'title: La primera\ntipo: leccion\nsidebar_position: 1',
        longText,
      ),
    );
    write(
      `${module}/futura.mdx`,
      createHead('title: La futura\ntipo: proximamente\nsidebar_position: 2'),
    );
  }
});

const plan = (text: string) => {
  write(`${folder}/_plan.yml`, text);
};

const isElement = (
  node: Nodes,
): node is MdxJsxFlowElement | MdxJsxTextElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Formats the attributes of an element as `name=value`. */
function formatProps(node: MdxJsxFlowElement | MdxJsxTextElement): string {
  return node.attributes
    .map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return '';
      const { name, value } = attribute;
      return `${name}=${typeof value === 'string' ? value : (value?.value ?? '')}`;
    })
    .join(' ');
}

/** Renders the tree as indented text, one line per visible node. */
function listLines(node: Nodes, depth = 0): string[] {
  const createLine = (words: string) =>
    `${'  '.repeat(depth)}${words.trimEnd()}`;
  const listLinesBelow = (extraDepth = 1) =>
    'children' in node
      ? node.children.flatMap((child) => listLines(child, depth + extraDepth))
      : [];
  if (node.type === 'mdxjsEsm') return [];
  if (isElement(node))
    return [
      createLine(`<${node.name ?? ''}> ${formatProps(node)}`),
      ...listLinesBelow(),
    ];
  if (node.type === 'heading') return [createLine(`# ${toString(node)}`)];
  if (node.type === 'link')
    return [createLine(`${toString(node)} → ${node.url}`)];
  if (node.type === 'text' || node.type === 'inlineCode')
    return [createLine(node.value)];
  return listLinesBelow(0);
}

function createTree(source: string, page = `${folder}/index.mdx`): Root {
  const tree = parseMarkdown(source);
  courseMap()(tree, site.createPageFile(page, source));
  return tree;
}

const render = (source: string, page?: string): string =>
  listLines(createTree(source, page)).join('\n');

/** Base path of the course under test. */
const base = `${folder.replace('docs', '')}/`;

test('without a plan the map has the modules of the pages: those to read have a link, a time and a tick, those to come are announced', () => {
  expect(render('<CourseMap />')).toBe(
    `<CourseMap> totals=["1 módulo","1 lección lista","30 min","1 en camino"]
  <CourseModule> number=1 time=30 min paths=["${base}primera/"]
    # 1. Uno
    <MapLesson> path=${base}primera/ sittings=[30]
      La primera → ./1-uno/primera.mdx
    <MapLesson> note=pronto
      La futura`,
  );
});

test('what the plan announces keeps its place until it has a page, which brings its own title; a module with nothing to read has no time', () => {
  write('static/img/bloques/dos.svg', '<svg/>');
  plan(`
- titulo: Uno
  lecciones:
    - primera: Otro título
    - otra: Con \`struct\`
- titulo: Dos
  resumen: De qué va.
  dibujo: /img/bloques/dos.svg
  lecciones:
    - nada: Una más
  proyecto:
    proyecto-dos: El juego
`);
  expect(render('<CourseMap />')).toBe(
    `<CourseMap> totals=["2 módulos","1 lección lista","30 min","4 en camino"]
  <CourseModule> number=1 time=30 min paths=["${base}primera/"]
    # 1. Uno
    <MapLesson> path=${base}primera/ sittings=[30]
      La primera → ./1-uno/primera.mdx
    <MapLesson> note=pronto
      La futura
    <MapLesson> note=pronto
      Con
      struct
  <CourseModule> number=2 picture=/img/bloques/dos.svg paths=[]
    # 2. Dos
    De qué va.
    <MapLesson>
      Una más
    <ModuleProject>
      <MapLesson>
        El juego`,
  );
});

test('the page of a project closes its module and is not in its list', () => {
  plan(`
- titulo: Uno
  lecciones: [futura]
  proyecto: primera
`);
  expect(render('<CourseMap />')).toContain(
    `      La futura
    <ModuleProject>
      <MapLesson> path=${base}primera/ sittings=[30]
        La primera → ./1-uno/primera.mdx`,
  );
});

test('the projects stand one after another, each with what it adds', () => {
  plan(`
- titulo: Uno
  lecciones: [futura]
  proyecto: primera
  aporta: La portada.
- titulo: Sin proyecto
  lecciones: []
- titulo: Dos
  lecciones: []
  proyecto:
    proyecto-dos: El juego
`);
  expect(render('<ProjectPath />')).toBe(
    `<ProjectPath>\n  <MapLesson> path=${base}primera/ sittings=[30]
    La primera → ./1-uno/primera.mdx
  La portada.
  <MapLesson> note=pronto
    El juego`,
  );
});

test('what draws the map is imported by the page that has one', () => {
  const [importNode] = createTree('<CourseMap />').children;
  expect(importNode).toMatchObject({
    type: 'mdxjsEsm',
    value: expect.stringContaining('components/CourseMap/MapLesson') as string,
  });
});

test('a picture that is not there stops the build, with its file', () => {
  plan(
    '- titulo: Uno\n  dibujo: /img/bloques/perdido.svg\n  lecciones: [primera]\n',
  );
  expect(() => render('<CourseMap />')).toThrow(
    `${folder}/_plan.yml · módulo «Uno», campo «dibujo»\n  se esperaba: un dibujo que exista en static/\n  se encontró: /img/bloques/perdido.svg`,
  );
});

test('a cover says how many lessons and modules there are, their time and their exercises, and how many are to come', () => {
  const tree = createTree(
    'Hay <CourseFact name="lessons" /> en <CourseFact name="modules" />: <CourseFact name="hours" />, <CourseFact name="exercises" /> ejercicios y <CourseFact name="planned" /> por venir.',
  );
  expect(toString(tree)).toBe(
    'Hay una en una: alrededor de una hora, 0 ejercicios y una por venir.',
  );
});

test('a plan that names no page stops the build, with its file', () => {
  plan('- titulo: Uno\n  lecciones:\n    - perdida\n');
  expect(() => render('<CourseMap />')).toThrow(
    `${folder}/_plan.yml · módulo «Uno»\n  se esperaba: el nombre de una lección suya`,
  );
});

test('a page that is no cover, and a number that nobody counts, stop the build', () => {
  expect(() => render('<CourseMap />', `${folder}/1-uno/primera.mdx`)).toThrow(
    'se esperaba: la portada de un curso',
  );
  expect(() => render('Son <CourseFact name="nada" />.')).toThrow(
    'se esperaba: name="lessons" o "modules" o "hours" o "exercises" o "planned"\n  se encontró: nada',
  );
});
