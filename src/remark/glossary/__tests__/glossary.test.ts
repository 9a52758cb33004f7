/** @jest-environment node */
// cspell:ignore compilacion nucleo opcion
import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { ProcessorOptions } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import type { Term } from '../../../data/glosario/schema';
import glossary from '..';

const createTerm = (
  id: string,
  forms: string[],
  rest: Partial<Term> = {},
): Term => ({
  id,
  term: id,
  forms,
  definition: 'Una definición.',
  ...rest,
});

const terms: readonly Term[] = [
  createTerm('archivo', ['archivo', 'archivos']),
  createTerm('archivo-objeto', ['archivo objeto', 'archivos objeto']),
  createTerm('byte', ['byte', 'bytes']),
  createTerm('compilacion', ['compilación'], {
    lesson: '/stevelabs/program1/compile/',
  }),
  createTerm('node', ['Node.js', 'Node']),
  createTerm('nucleo', ['núcleo', 'kernel'], { within: ['/dumix/'] }),
  createTerm('opcion', ['opción'], { except: ['mejor opción'] }),
];

interface Page {
  readonly file?: string;
  readonly slug?: string;
  readonly tipo?: string;
  /** Plugins that run before the glossary. */
  readonly before?: NonNullable<ProcessorOptions['remarkPlugins']>;
  readonly limits?: { readonly perPage?: number; readonly perBlock?: number };
}

/** Imitates the container that Docusaurus creates for `:::note`. */
const convertToNote = () => (tree: Root) => {
  const { children } = tree;
  Object.assign(tree, {
    children: [{ type: 'containerDirective', name: 'note', children }],
  });
};

/** Compiles a page to JSX. */
async function compile(
  markdown: string,
  {
    file = 'docs/x.mdx',
    slug = '/dumix/x',
    tipo = 'guia',
    before = [],
    limits = {},
  }: Page = {},
): Promise<string> {
  const processor = createProcessor({
    jsx: true,
    remarkPlugins: [remarkGfm, ...before, [glossary, { terms, ...limits }]],
  });
  const vfile = new VFile({
    value: markdown,
    path: path.resolve(file),
    data: { frontMatter: { slug, tipo } },
  });
  return String(await processor.process(vfile));
}

/** Lists the marked terms in order, as `id: text`. */
async function listMarks(markdown: string, page?: Page): Promise<string[]> {
  const jsx = await compile(markdown, page);
  return [...jsx.matchAll(/<Term id="([^"]*)">\{?"?(.*?)"?\}?<\/Term>/g)].map(
    ([, id, text]) => `${String(id)}: ${String(text)}`,
  );
}

describe('what is marked', () => {
  it('wraps a term in prose and leaves the rest of the sentence as it is', async () => {
    expect(await compile('Abre el archivo y lee.')).toMatch(
      /\{"Abre el "\}<Term id="archivo">\{"archivo"\}<\/Term>\{" y lee\."\}/,
    );
  });

  it('is the first use on the page and no other', async () => {
    expect(
      await listMarks('Un archivo.\n\nOtro archivo. Dos archivos.'),
    ).toEqual(['archivo: archivo']);
  });

  it('is any form of the term, in upper or lower case', async () => {
    expect(await listMarks('Los Archivos ocupan BYTES.')).toEqual([
      'archivo: Archivos',
      'byte: BYTES',
    ]);
  });

  it('is the longest form where two begin together', async () => {
    expect(await listMarks('Un archivo objeto.')).toEqual([
      'archivo-objeto: archivo objeto',
    ]);
  });

  it('never is a part of a longer term, not even of one marked before', async () => {
    expect(
      await listMarks(
        'Un archivo objeto.\n\nOtro archivo objeto.\n\nUn archivo.',
      ),
    ).toEqual(['archivo-objeto: archivo objeto', 'archivo: archivo']);
  });

  it('is a whole word: not the beginning, the end or the middle of one', async () => {
    expect(
      await listMarks(
        'Archivología, archivero, kilobyte, byte-a, /archivo, a@byte.',
      ),
    ).toEqual([]);
  });

  it('may end a sentence, and dots inside of a form are just dots', async () => {
    expect(await listMarks('Instala Node.js.\n\nEs un byte.')).toEqual([
      'node: Node.js',
      'byte: byte',
    ]);
    expect(await listMarks('Node2js')).toEqual([]);
    expect(await listMarks('Visita byte.org')).toEqual([]);
  });

  it('has its accents: without them it is another word', async () => {
    expect(await listMarks('La compilacion y la opcion.')).toEqual([]);
  });

  it('may be split over two lines of the source', async () => {
    const [mark] = await listMarks('Es un archivo\nobjeto.');
    expect(mark).toMatch(/^archivo-objeto: /);
  });

  it('can stand in lists, quotes, bold, table cells, notes and details', async () => {
    expect(await listMarks('- un archivo')).toHaveLength(1);
    expect(await listMarks('> un archivo')).toHaveLength(1);
    expect(await listMarks('Un **archivo** más')).toHaveLength(1);
    expect(await listMarks('| a |\n| - |\n| archivo |')).toHaveLength(1);
    expect(
      await listMarks('un archivo', { before: [convertToNote] }),
    ).toHaveLength(1);
    expect(
      await listMarks(
        '<details>\n<summary>archivo</summary>\n\nun byte\n\n</details>',
      ),
    ).toEqual(['byte: byte']);
  });
});

describe('what is left alone', () => {
  it.each([
    ['a heading', '## El archivo'],
    ['a link', '[el archivo](https://example.org/)'],
    ['a link by reference', '[el archivo][a]\n\n[a]: https://example.org/'],
    ['inline code', '`archivo`'],
    ['a block of code', '```c\narchivo\n```'],
    ['the head of a table', '| archivo |\n| - |\n| x |'],
    ['the text of a picture', '![un archivo](https://example.org/x.svg)'],
    ['an attribute of a component', '<Caja title="un archivo" />'],
    ['the inside of an unknown component', '<Caja>\n\nun archivo\n\n</Caja>'],
    ['the inside of an unknown inline component', 'Un <kbd>archivo</kbd> más'],
    ['an expression', 'Un {"archivo"} más'],
    ['the same term in another language, between brackets', 'Eso (*byte*) es'],
  ])('is %s', async (_, markdown) => {
    expect(await listMarks(markdown)).toEqual([]);
  });

  it('is a phrase in which a form means something else', async () => {
    expect(await listMarks('La mejor opción.\n\nUna opción.')).toEqual([
      'opcion: opción',
    ]);
  });

  it('is a term of other pages', async () => {
    expect(await listMarks('El núcleo.')).toEqual(['nucleo: núcleo']);
    expect(await listMarks('El núcleo.', { slug: '/webdeveloper/x' })).toEqual(
      [],
    );
  });

  it('is a term on the page that explains it', async () => {
    const text = 'La compilación.';
    expect(await listMarks(text)).toEqual(['compilacion: compilación']);
    expect(
      await listMarks(text, { slug: '/stevelabs/program1/compile' }),
    ).toEqual([]);
  });

  it('is every page of the archive and whatever is neither course nor article', async () => {
    const text = 'Un archivo.';
    for (const file of ['versioned_docs/version-3.1/x.mdx', 'src/pages/x.mdx'])
      expect(await listMarks(text, { file })).toEqual([]);
    expect(await listMarks(text, { file: 'blog/info/x.mdx' })).toHaveLength(1);
  });

  it('is the cover of a course, which lists what is to come', async () => {
    expect(await listMarks('Un archivo.', { tipo: 'portada' })).toEqual([]);
  });
});

it('knows that the addresses of articles begin with /articulos', async () => {
  const processor = createProcessor({
    jsx: true,
    remarkPlugins: [
      [
        glossary,
        {
          terms: [
            createTerm('x', ['latencia'], { within: ['/articulos/info/'] }),
          ],
        },
      ],
    ],
  });
  const file = new VFile({
    value: 'La latencia.',
    path: path.resolve('blog/info/lag.mdx'),
    data: { frontMatter: { slug: '/info/lag' } },
  });
  expect(String(await processor.process(file))).toContain('<Term id="x">');
});

describe('how many are marked', () => {
  it('is two in one paragraph: the third waits for its next use', async () => {
    const text = 'Archivo, byte y opción.';
    expect(await listMarks(text)).toEqual(['archivo: Archivo', 'byte: byte']);
    expect(await listMarks(`${text}\n\nOtra opción.`)).toContain(
      'opcion: opción',
    );
  });

  it('counts what is bold together with its paragraph', async () => {
    expect(await listMarks('**Archivo** y **byte** y **opción**')).toHaveLength(
      2,
    );
  });

  it('is twelve on one page', async () => {
    const manyTerms = Array.from({ length: 14 }, (_, index) =>
      String.fromCodePoint(97 + index).repeat(4),
    );
    const processor = createProcessor({
      jsx: true,
      remarkPlugins: [
        [
          glossary,
          { terms: manyTerms.map((word) => createTerm(word, [word])) },
        ],
      ],
    });
    const file = new VFile({
      value: manyTerms.join('\n\n'),
      path: path.resolve('docs/x.mdx'),
    });
    const jsx = String(await processor.process(file));
    expect(jsx.match(/<Term /g)).toHaveLength(12);
  });

  it('can be set', async () => {
    const text = 'Archivo, byte y opción.';
    expect(await listMarks(text, { limits: { perPage: 1 } })).toHaveLength(1);
    expect(await listMarks(text, { limits: { perBlock: 3 } })).toHaveLength(3);
  });
});

describe('a term marked by hand', () => {
  it('is the one mark of its term, also before it in the text', async () => {
    expect(
      await listMarks('Un archivo.\n\nOtro <Term id="archivo">fichero</Term>.'),
    ).toEqual(['archivo: fichero']);
  });

  it('counts for the room on the page', async () => {
    expect(
      await listMarks('<Term id="archivo">Fichero</Term> y byte.', {
        limits: { perPage: 1 },
      }),
    ).toEqual(['archivo: Fichero']);
  });

  it('stops the build when the glossary lacks it, with file and line', async () => {
    await expect(
      compile('Hola.\n\nUn <Term id="nada">texto</Term>.'),
    ).rejects.toThrow(
      'docs/x.mdx, línea 3\n' +
        '  se esperaba: <Term id="…"> con un identificador de src/data/glosario\n' +
        '  se encontró: «nada»',
    );
  });

  it('stops the build when it has no identifier', async () => {
    await expect(compile('Un <Term>texto</Term>.')).rejects.toThrow(
      'se encontró: un término sin identificador',
    );
  });
});
