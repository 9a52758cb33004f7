/** @jest-environment node */
import { parseMarkdown } from '../../../content/markdown';
import { CourseTree } from '../../../testing/courseTree';
import remarkPause from '..';

const site = new CourseTree();
const file = `${site.folder}/1-uno/primera.mdx`;
const question =
  '<Quiz>\n\n1. ¿?\n\n   - [x] a\n\n     Sí.\n\n   - [ ] b\n\n     No.\n\n</Quiz>\n\n';
const createWords = (count: number) => `${'palabra '.repeat(count)}\n\n`;

/** Runs the plugin on a lesson and returns the attributes of its pause. */
function readPause(body: string): string {
  site.write(file, `---\ntipo: leccion\n---\n\n${body}`);
  const tree = parseMarkdown(body);
  remarkPause()(tree, site.createPageFile(file, body));
  const pause = tree.children.find(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'Pausa',
  );
  return JSON.stringify(
    pause && 'attributes' in pause
      ? pause.attributes.map(
          (attribute) => 'value' in attribute && attribute.value,
        )
      : [],
  );
}

it('receives the minutes of the text before and after it', () => {
  const text = `${createWords(1650)}${question}<Pausa />\n\n${createWords(2200)}`;
  expect(readPause(text)).toContain('[15,20]');
});

it.each([
  [
    'that stands twice',
    `${question}<Pausa />\n\n<Pausa />\n`,
    /una pausa por lección[\s\S]*otra más/,
  ],
  [
    'before anything is checked',
    `${createWords(9)}<Pausa />\n`,
    /después de una pregunta o de un paso[\s\S]*nada comprobado antes/,
  ],
  [
    'with text inside',
    `${question}<Pausa>\n\nHola.\n\n</Pausa>\n`,
    /sin nada dentro[\s\S]*atributos o texto/,
  ],
  ['inside a paragraph', `${question}Una <Pausa /> aquí.\n`, /en un|párrafo/],
])('stops the build at a pause %s', (_, body, expected) => {
  expect(() => readPause(body)).toThrow(expected);
});
