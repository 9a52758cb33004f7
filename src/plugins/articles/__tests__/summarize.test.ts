/** @jest-environment node */
import type { BlogPost } from '@docusaurus/plugin-content-blog';
import { checkRelated, summarize } from '../summarize';

function post(
  slug: string,
  relacionados: string[],
  extra: Record<string, unknown> = { nivel: 'medio' },
): BlogPost {
  return {
    id: slug,
    metadata: {
      permalink: `/articulos${slug}/`,
      source: `@site/blog${slug}.mdx`,
      title: 'Título',
      description: 'Descripción',
      date: new Date('2023-08-07'),
      authors: [{ name: 'Steve' }],
      readingTime: 4.2,
      frontMatter: {
        slug,
        tags: ['rows'],
        portada: '/img/articulos/x.svg',
        portada_alt: 'x',
        relacionados,
        ...extra,
      },
    },
    content: '',
  } as unknown as BlogPost;
}

it('keeps what lists show, with the reading time in whole minutes', () => {
  expect(summarize(post('/rows/a', []))).toMatchObject({
    permalink: '/articulos/rows/a/',
    date: '2023-08-07',
    author: 'Steve',
    minutes: 5,
    level: 'medio',
  });
});

it('gives a review its score instead of a level', () => {
  const summary = summarize(post('/reviews/a', [], { nota: 8 }));
  expect(summary.grade).toBe(8);
  expect(summary.level).toBeUndefined();
});

it('accepts related articles that exist', () => {
  expect(() => {
    checkRelated([post('/rows/a', ['/rows/b']), post('/rows/b', ['/rows/a'])]);
  }).not.toThrow();
});

it('names file, expected and found when a related article does not exist', () => {
  expect(() => {
    checkRelated([post('/rows/a', ['/rows/zz'])]);
  }).toThrow(
    /blog\/rows\/a\.mdx · campo «relacionados»[\s\S]*se encontró: \/rows\/zz/,
  );
});

it('refuses an article that names itself', () => {
  expect(() => {
    checkRelated([post('/rows/a', ['/rows/a'])]);
  }).toThrow(/otro artículo que exista/);
});
