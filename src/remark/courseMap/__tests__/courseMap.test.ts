/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { VFile } from 'vfile';
import { parseMarkdown } from '../../../content/markdown';
import { courses, courseFolder } from '../../../courses';
import courseMap from '..';

let root: string;

const head = (fields: string) => `---\n${fields}\n---\n\nTexto.\n`;

/** A project where every course has one lesson to read and one to come. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'map-'));
  for (const course of courses) {
    const folder = path.join(root, 'docs', courseFolder(course));
    mkdirSync(path.join(folder, '1-uno'), { recursive: true });
    writeFileSync(path.join(folder, 'index.mdx'), head('tipo: portada'));
    writeFileSync(
      path.join(folder, '1-uno', '_category_.yml'),
      'label: Uno\nposition: 1\n',
    );
    writeFileSync(
      path.join(folder, '1-uno', 'primera.mdx'),
      head(
        'title: La primera\ntipo: leccion\nduracion: 55\nsidebar_position: 1',
      ),
    );
    writeFileSync(
      path.join(folder, '1-uno', 'futura.mdx'),
      head('title: La futura\ntipo: proximamente\nsidebar_position: 2'),
    );
  }
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const folder = courses.map(courseFolder)[0] ?? '';

function plan(text: string): void {
  writeFileSync(path.join(root, 'docs', folder, '_plan.yml'), text);
}

function render(source: string, page = `docs/${folder}/index.mdx`): string {
  const tree = parseMarkdown(source);
  courseMap()(
    tree,
    new VFile({ value: source, cwd: root, path: path.join(root, page) }),
  );
  return tree.children
    .flatMap((node) =>
      'children' in node && node.type !== 'paragraph' && node.type !== 'heading'
        ? node.children.map((child) =>
            child.type === 'tableRow'
              ? child.children.map((cell) => toString(cell)).join(' | ')
              : toString(child),
          )
        : [toString(node)],
    )
    .join('\n');
}

test('without a plan the map lists the pages, with their minutes or «pronto»', () => {
  expect(render('<CourseMap />')).toBe(
    '1. Uno\nLa primera, 55 min\nLa futura: pronto',
  );
});

test('what the plan announces keeps its place until it has a page, which brings its own title', () => {
  plan(
    '- titulo: Uno\n  lecciones:\n    - primera: Otro título\n    - otra: Con `struct`\n- titulo: Dos\n  resumen: De qué va.\n  lecciones:\n    - nada: Una más\n',
  );
  expect(render('<CourseMap table />')).toBe(
    'Módulo 1: uno\nLección | Tiempo\nLa primera | 55 min\nLa futura | pronto\nCon struct | pronto\nMódulo 2: dos\nDe qué va.\nLección | Tiempo\nUna más | pronto',
  );
});

test('a cover says in words how many lessons and modules there are, and their time', () => {
  expect(
    render(
      'Hay <CourseFact name="lessons" /> en <CourseFact name="modules" />: <CourseFact name="hours" />.',
    ),
  ).toBe('Hay una en una: poco menos de una hora.');
});

test('a plan that names no page stops the build, with its file', () => {
  plan('- titulo: Uno\n  lecciones:\n    - perdida\n');
  expect(() => render('<CourseMap />')).toThrow(
    `docs/${folder}/_plan.yml · módulo «Uno»\n  se esperaba: el nombre de una lección suya`,
  );
});

test('a page that is no cover, and a number that nobody counts, stop the build', () => {
  expect(() =>
    render('<CourseMap />', `docs/${folder}/1-uno/primera.mdx`),
  ).toThrow('se esperaba: la portada de un curso');
  expect(() => render('Son <CourseFact name="nada" />.')).toThrow(
    'se esperaba: name="lessons" o "modules" o "hours"\n  se encontró: nada',
  );
});
