/** @jest-environment node */
import { createProject } from '../../../labs/exercise/testing/fixtures';
import { findClosestPage, findPage, listAuthoredPages } from '../pages';
import { listPageFiles, parseMarkdownlintOutput } from '../prose';

const pages = listAuthoredPages('.');

describe('The pages that can be proved', () => {
  it('have the addresses that readers see', () => {
    expect(pages).toEqual(
      expect.arrayContaining([
        {
          file: 'docs/stevelabs/program1/3-control/bucles.mdx',
          name: 'stevelabs/program1/bucles',
        },
        { file: 'blog/info/lag.mdx', name: 'articulos/info/lag' },
      ]),
    );
  });

  it.each([
    'stevelabs/program1/bucles',
    '/stevelabs/program1/bucles/',
    'docs/stevelabs/program1/3-control/bucles.mdx',
    '.\\docs\\stevelabs\\program1\\3-control\\bucles.mdx',
  ])('are found as an author names them: %s', (askedPath) => {
    expect(findPage(askedPath, pages)?.name).toBe('stevelabs/program1/bucles');
  });

  it.each(['bucles', 'stevelabs/program1/bucle', 'program1/bucle'])(
    'are offered when the name is not quite right: %s',
    (askedPath) => {
      // Restricts the search to the C course: another course may have a lesson
      // with the same name.
      const ofC = pages.filter(({ name }) => name.startsWith('stevelabs/'));
      expect(findPage(askedPath, pages)).toBeUndefined();
      expect(findClosestPage(askedPath, ofC)?.name).toBe(
        'stevelabs/program1/bucles',
      );
    },
  );
});

describe('The files of a page', () => {
  it('are itself and what stands beside it, at any depth', () => {
    const files = listPageFiles(
      'docs/stevelabs/program1/1-empezar/salida.mdx',
      '.',
    );
    expect(files).toEqual(
      expect.arrayContaining([
        'docs/stevelabs/program1/1-empezar/salida.mdx',
        'docs/stevelabs/program1/1-empezar/_salida/recibo/ejercicio.yml',
      ]),
    );
  });

  it('are itself alone when there is nothing beside', () => {
    const project = createProject({});
    expect(listPageFiles('docs/sola.mdx', project.root)).toEqual([
      'docs/sola.mdx',
    ]);
    project.remove();
  });
});

describe('What markdownlint says', () => {
  it('is told in Spanish, with its place', () => {
    expect(
      parseMarkdownlintOutput(
        'markdownlint-cli2 v0.22.1\ndocs/x.mdx:12 error MD031/blanks-around-fences Fenced code blocks should be surrounded by blank lines [Context: "```c"]\nSummary: 1 error(s)\n',
      ),
    ).toEqual([
      {
        level: 'error',
        file: 'docs/x.mdx',
        line: 12,
        place: 'Markdown (MD031)',
        expected: 'una línea en blanco antes y después del bloque de código',
        found: expect.stringContaining('```c') as string,
      },
    ]);
  });

  it('is left to the check of the content where that tells it better', () => {
    expect(
      parseMarkdownlintOutput(
        'docs/x.mdx:12:1 error MD045/no-alt-text Images should have alternate text\n',
      ),
    ).toEqual([]);
  });
});
