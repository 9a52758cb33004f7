/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { extractFrontMatter } from '../../../content/readFrontMatter';
import { parseContent } from '../../../content/parseContent';
import { docFrontMatter } from '../../../content/frontMatter';
import { readCourses } from '../../../courses/manifest';
import { listMissingFiles } from '../../../testing/staticFiles';

const covers = readCourses().map(({ cover: { file } }) => ({
  file,
  front: parseContent(
    docFrontMatter,
    parse(extractFrontMatter(readFileSync(file, 'utf8'))),
    { file },
  ),
}));

test.each(covers)(
  '$file is a cover, and has every picture it names',
  ({ front }) => {
    expect(front.tipo).toBe('portada');
    const cards = front.tipo === 'portada' ? (front.tarjetas ?? []) : [];
    expect(listMissingFiles(cards.flatMap(({ image }) => image ?? []))).toEqual(
      [],
    );
  },
);

test('a card with a picture from elsewhere is refused, in Spanish', () => {
  const [cover] = covers;
  const wrongCover = {
    ...cover?.front,
    tarjetas: [
      {
        title: 'Curso',
        author: 'steve',
        date: '2024-01-16',
        text: 'Uno.',
        image: 'https://example.org/x.svg',
      },
    ],
  };
  expect(() =>
    parseContent(docFrontMatter, wrongCover, { file: 'docs/x/index.mdx' }),
  ).toThrow(
    'campo «tarjetas.0.image»\n  se esperaba: la ruta de un dibujo, /img/….svg',
  );
});
