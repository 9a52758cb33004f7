/** @jest-environment node */
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { buildSections } from '../sections';

function createDoc(
  sourceDirName: string,
  name: string,
  sidebarPosition: number,
  prefix = '',
) {
  return {
    sourceDirName,
    sidebarPosition,
    title: name,
    permalink: `${prefix}/${sourceDirName}/${name}/`,
  };
}

const docs = {
  loadedVersions: [
    {
      versionName: '3.1',
      label: 'Edición 3.1',
      isLast: false,
      docs: [createDoc('dumix', 'pimp', 1, '/3.1')],
    },
    {
      versionName: 'current',
      label: 'Edición 4.0',
      isLast: true,
      docs: [
        createDoc('stevelabs/program1/2-datos', 'variable', 1),
        createDoc('stevelabs/program1/1-empezar', 'salida', 2),
        createDoc('stevelabs/program1/1-empezar', 'holamundo', 1),
        createDoc('dumix', 'pimp', 1),
        createDoc('dumix/linux1', 'index', 0),
      ],
    },
  ],
} as unknown as LoadedContent;

const blog = {
  blogPosts: [
    { metadata: { title: 'rc1', permalink: '/articulos/rows/rc1/' } },
  ],
} as unknown as BlogContent;

const sections = buildSections(docs, blog);

function listLabels(title: string): string[] {
  return (
    sections
      .find((section) => section.title === title)
      ?.links.map(({ label }) => label) ?? []
  );
}

it('lists lessons by module and position', () => {
  expect(listLabels('Curso de C')).toEqual(['holamundo', 'salida', 'variable']);
});

it('keeps the guides apart from the course that lives below them', () => {
  expect(listLabels('Guías de la terminal')).toEqual(['pimp']);
  expect(listLabels('Curso de Linux')).toEqual(['index']);
});

it('puts the archive last and says which edition it is', () => {
  expect(sections.at(-2)?.title).toBe('Guías de la terminal (Edición 3.1)');
  expect(listLabels('Guías de la terminal (Edición 3.1)')).toEqual(['pimp']);
});

it('names every article after the categories', () => {
  expect(listLabels('Artículos').at(-1)).toBe('rc1');
});
