/** @jest-environment node */
import { removeDocs } from '..';

test('An edition keeps its sidebars and loses the list of its pages', () => {
  const link = { type: 'link', href: '/a/', label: 'A', docId: 'curso/a' };
  const version = {
    label: 'Edición 4.0',
    docsSidebars: {
      c: [link, { type: 'category', label: 'Uno', items: [link] }],
    },
    docs: { a: { id: 'a', title: 'A', description: 'De la A', sidebar: 'c' } },
  };
  const marked = { ...link, docId: '-' };
  expect(removeDocs(JSON.stringify({ version }))).toEqual({
    version: {
      label: 'Edición 4.0',
      docsSidebars: {
        c: [marked, { type: 'category', label: 'Uno', items: [marked] }],
      },
      docs: {},
    },
  });
});

test('Props that are of no edition stay as they are', () => {
  expect(removeDocs('{"items":[1]}')).toEqual({ items: [1] });
});
