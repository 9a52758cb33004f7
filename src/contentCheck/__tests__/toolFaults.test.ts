/** @jest-environment node */
import { createTempFolder } from '../../../scripts/lib/__fixtures__/temp-folder.mjs';
import { translateFaults } from '../toolFaults';

let project: Awaited<ReturnType<typeof createTempFolder>>;

beforeEach(async () => {
  project = await createTempFolder({
    'docs/a.mdx': '---\ntitle: A\n---\n\nHola <b>.\n',
  });
});

afterEach(() => project.remove());

/** Formats an MDX error as the bundler prints it, frame included. */
const formatMdxFault = (file: string, cause: string, line: number) =>
  [
    '  × Module build failed (from ./x.js):',
    `  ╰─▶   × Error: MDX compilation failed for file "${file}"`,
    ...`Cause: ${cause}\nDetails:\n{\n  "line": ${line},\n}\n\n    at x (y.js:1:1)`
      .split('\n')
      .map((text) => `        │ ${text}`),
  ].join('\n');

it('translates what MDX refuses, with the line of the file', () => {
  const file = `${project.root}/docs/a.mdx`;
  const cause = 'Expected a closing tag for `<b>` (1:6-1:9) before the end';
  const output = `${formatMdxFault(file, cause, 1)}\n\u001b[31m${formatMdxFault(file, cause, 1)}`;
  expect(translateFaults(output, project.root)).toMatchObject([
    { file: 'docs/a.mdx', line: 5, found: '<b> sin cerrar' },
  ]);
});

it('keeps what our own checks say inside, and drops what is around', () => {
  const ownMessage =
    'docs/a.mdx, línea 5 · <Quiz>\n  se esperaba: una cosa\n  se encontró: otra';
  expect(
    translateFaults(formatMdxFault('docs/a.mdx', ownMessage, 1), project.root),
  ).toEqual([
    {
      level: 'error',
      file: 'docs/a.mdx',
      line: 5,
      place: '<Quiz>',
      expected: 'una cosa',
      found: 'otra',
    },
  ]);
});

it.each([
  [
    'broken links, each of them',
    '[ERROR] Error: Docusaurus found broken links!\n\nExhaustive list of all broken links found:\n- Broken link on source page path = /about/:\n   -> linking to /nada/\n   -> linking to otra (resolved as: /about/otra)\n\n    at x',
    ['página /about/', 'página /about/'],
    ['/nada/', 'otra'],
  ],
  [
    'broken anchors',
    '- Broken anchor on source page path = /about/:\n   -> linking to #nada (resolved as: /about/#nada)',
    ['página /about/'],
    ['#nada'],
  ],
  [
    'an address of two pages',
    'Duplicate routes found!\n- Attempting to create page at /about/, but a page already exists at this route.',
    ['página /about/'],
    ['dos páginas con la misma'],
  ],
  [
    'two files of one name',
    'The docs plugin found docs sharing the same id:\n- `x` found in 2 docs:\n  - docs/1-a/x.mdx\n  - docs/1-a/x.md\nDocs should have distinct ids.',
    ['docs/1-a/x.mdx', 'docs/1-a/x.md'],
    ['x.mdx', 'x.md'],
  ],
  [
    'a menu with a page that is not there',
    'Invalid sidebar file at "sidebars.ts".\nThese sidebar document ids do not exist:\n- dumix/nada\n\nAvailable document ids are:\n- a',
    ['sidebars.ts'],
    ['dumix/nada'],
  ],
  [
    'an author that is not in the list',
    'Error: Blog author with key "pepe" not found in the authors map file.',
    ['blog'],
    ['pepe'],
  ],
  [
    'authors written in the article',
    'Some blog authors used in blog/x.mdx are not defined in blog/authors.yml:',
    ['blog/x.mdx'],
    ['otro'],
  ],
  [
    'a category that is not in the list',
    'Tags [juegos] used in blog/x.mdx are not defined in tags.yml',
    ['blog/x.mdx'],
    ['juegos'],
  ],
  [
    'a file that is not there',
    "Module not found: Can't resolve './_a/x.svg?y=1' in 'docs'",
    ['docs'],
    ['./_a/x.svg'],
  ],
  [
    'a component that nobody gave',
    'Error: Can\'t render static file for pathname "/about/"\n [cause]: Error: Expected component `Nada` to be defined: you likely forgot',
    ['página /about/'],
    ['<Nada>'],
  ],
  [
    'a name between braces',
    'Error: Can\'t render static file for pathname "/about/"\n [cause]: ReferenceError: nombre is not defined',
    ['página /about/'],
    ['{nombre}'],
  ],
])('translates %s', (_, output, files, expectedFindings) => {
  const findings = translateFaults(output);
  expect(findings.map(({ file }) => file)).toEqual(files);
  expect(findings.map((finding) => finding.found)).toEqual(expectedFindings);
});

it('gives nothing for what it does not know', () => {
  expect(translateFaults('[ERROR] Error: something new\n    at x')).toEqual([]);
});
