/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { parseContent } from '../../../content/parseContent';
import glossary from '../../../remark/glossary';
import { glosario } from '..';
import { glossaryForeignStrings } from '../foreign';
import { glosarioSchema } from '../schema';
import type { Term } from '../schema';

const place = { file: 'src/data/glosario/index.ts', root: 'glosario' };
const parse = (input: unknown) => parseContent(glosarioSchema, input, place);

const byte: Term = {
  id: 'byte',
  term: 'byte',
  forms: ['byte', 'bytes'],
  definition: 'Grupo de 8 bits.',
};
const bitTerm: Term = {
  id: 'bit',
  term: 'bit',
  forms: ['bit', 'bits'],
  definition: 'Vale 0 o 1.',
};

describe('the schema', () => {
  it('refuses a field that is not known and says where it is', () => {
    expect(() => parse([{ ...byte, plural: 'bytes' }])).toThrow(
      'src/data/glosario/index.ts · campo «glosario.0.plural»',
    );
  });

  it('refuses a definition of more than 300 characters', () => {
    const longSentence = `${'A'.repeat(300)}.`;
    expect(() => parse([{ ...byte, definition: longSentence }])).toThrow(
      'de una a tres frases (de 300 caracteres como mucho)',
    );
  });

  it('refuses a definition that is not a sentence', () => {
    for (const definition of ['grupo de 8 bits.', 'Grupo de 8 bits'])
      expect(() => parse([{ ...byte, definition }])).toThrow(
        'frases completas: mayúscula al principio y punto',
      );
  });

  it('refuses code with only one of its two backticks', () => {
    expect(() => parse([{ ...byte, definition: 'Como `char.' }])).toThrow(
      'acentos graves por parejas, alrededor del código',
    );
  });

  it('refuses two terms with one identifier, naming it', () => {
    expect(() => parse([byte, { ...bitTerm, id: 'byte' }])).toThrow(
      'se esperaba: identificadores distintos\n  se encontró: ["byte"]',
    );
  });

  it('refuses a form that two terms claim, whatever its case', () => {
    expect(() => parse([byte, { ...bitTerm, forms: ['Bytes'] }])).toThrow(
      'se esperaba: formas que estén en un solo término\n  se encontró: ["bytes"]',
    );
    expect(() => parse([byte, { ...bitTerm, except: ['byte'] }])).toThrow(
      'formas que estén en un solo término',
    );
  });

  it('refuses a related term that does not exist or is the term itself', () => {
    for (const relatedId of ['nada', 'byte'])
      expect(() => parse([{ ...byte, related: [relatedId] }])).toThrow(
        `se esperaba: términos relacionados que existan y sean otros\n  se encontró: ["${relatedId}"]`,
      );
  });

  it('refuses a lesson that is not the path of a page', () => {
    for (const lesson of ['algoritmo', '/stevelabs/coder'])
      expect(() => parse([{ ...byte, lesson }])).toThrow(
        'una ruta del sitio que',
      );
  });

  it('refuses a term without forms and one that is marked nowhere', () => {
    expect(() => parse([{ ...byte, forms: [] }])).toThrow(
      'una forma como mínimo',
    );
    expect(() => parse([{ ...byte, within: [] }])).toThrow(
      'una ruta como mínimo',
    );
  });
});

describe('the terms', () => {
  it('fit their schema', () => {
    expect(parse(glosario)).toEqual(glosario);
  });

  it('are at least seventy, in Spanish alphabetical order', () => {
    const names = glosario.map(({ term }) => term);
    expect(names.length).toBeGreaterThanOrEqual(70);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')));
  });

  it('are told apart by their names and by their definitions', () => {
    for (const texts of [
      glosario.map(({ term }) => term),
      glosario.map(({ definition }) => definition),
    ])
      expect(new Set(texts).size).toBe(glosario.length);
  });

  it('do not repeat their own name in English', () => {
    const repeatedTerms = glosario.filter(
      ({ term, english }) => term.toLowerCase() === english?.toLowerCase(),
    );
    expect(repeatedTerms.map(({ id }) => id)).toEqual([]);
  });
});

describe('the English names', () => {
  it('are listed each once, and only where there is one', () => {
    expect(glossaryForeignStrings).toContain('linker');
    expect(new Set(glossaryForeignStrings).size).toBe(
      glossaryForeignStrings.length,
    );
  });
});

interface Page {
  readonly file: string;
  readonly slug: string;
  readonly body: string;
}

function readPage(file: string): Page {
  const source = readFileSync(file, 'utf8');
  const [, head = '', body = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const readField = (name: string) =>
    new RegExp(`^${name}: '?(.*?)'?$`, 'm').exec(head)?.[1] ?? '';
  return { file, slug: readField('slug'), body };
}

const pages = ['docs', 'blog'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readPage(path.join(folder, name))),
);

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

const isRoot = (node: Nodes): node is Root => node.type === 'root';

function listTermIds(node: Nodes): string[] {
  if (node.type === 'mdxJsxTextElement' && node.name === 'Term')
    return node.attributes.flatMap(({ value }) =>
      typeof value === 'string' ? value : [],
    );
  return 'children' in node ? node.children.flatMap(listTermIds) : [];
}

/**
 * Finds the terms that a page would mark without a limit, including those that
 * the page itself explains.
 */
function findUsedTerms({ file, slug, body }: Page): string[] {
  const vfile = new VFile({
    value: body,
    path: path.resolve(file),
    data: { frontMatter: { slug } },
  });
  const tree = processor.parse(vfile);
  if (!isRoot(tree)) throw new Error(`${file} no es un documento`);
  glossary({
    terms: glosario.map((term) => ({ ...term, lesson: undefined })),
    perPage: Infinity,
    perBlock: Infinity,
  })(tree, vfile);
  return listTermIds(tree);
}

describe('the pages of the site', () => {
  it('use every term of the glossary in their prose', () => {
    const usedTerms = new Set<string>();
    const pendingPages = new Set(pages);
    for (const { id, forms } of glosario)
      for (const page of pendingPages) {
        if (usedTerms.has(id)) break;
        // Parses no page without its words: parsing them all takes long.
        const text = page.body.toLowerCase().replace(/\s+/g, ' ');
        if (!forms.some((form) => text.includes(form.toLowerCase()))) continue;
        pendingPages.delete(page);
        for (const usedTerm of findUsedTerms(page)) usedTerms.add(usedTerm);
      }
    expect(
      glosario.filter(({ id }) => !usedTerms.has(id)).map(({ id }) => id),
    ).toEqual([]);
  });

  it('that the terms name exist', () => {
    const publishedIds = new Set(
      pages.map(
        ({ file, slug }) =>
          `${file.startsWith('blog') ? '/articulos' : ''}${slug}/`,
      ),
    );
    expect(
      glosario.filter(
        ({ lesson }) => lesson !== undefined && !publishedIds.has(lesson),
      ),
    ).toEqual([]);
  });
});
