/** @jest-environment node */
import { withoutDescriptions } from '..';

test('An edition keeps the titles of its pages and loses their descriptions', () => {
  const version = {
    label: 'Edición 4.0',
    docs: { a: { id: 'a', title: 'A', description: 'De la A', sidebar: 'c' } },
  };
  expect(
    JSON.parse(
      JSON.stringify(withoutDescriptions(JSON.stringify({ version }))),
    ),
  ).toEqual({
    version: {
      label: 'Edición 4.0',
      docs: { a: { id: 'a', title: 'A', sidebar: 'c' } },
    },
  });
});

test('Props that are of no edition stay as they are', () => {
  expect(withoutDescriptions('{"items":[1]}')).toEqual({ items: [1] });
});
