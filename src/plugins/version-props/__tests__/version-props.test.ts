/** @jest-environment node */
import { removeDescriptions } from '..';

test('An edition keeps the titles of its pages and loses their descriptions', () => {
  const version = {
    label: 'Edición 4.0',
    docs: { a: { id: 'a', title: 'A', description: 'De la A', sidebar: 'c' } },
  };
  expect(
    JSON.parse(JSON.stringify(removeDescriptions(JSON.stringify({ version })))),
  ).toEqual({
    version: {
      label: 'Edición 4.0',
      docs: { a: { id: 'a', title: 'A', sidebar: 'c' } },
    },
  });
});

test('Props that are of no edition stay as they are', () => {
  expect(removeDescriptions('{"items":[1]}')).toEqual({ items: [1] });
});
