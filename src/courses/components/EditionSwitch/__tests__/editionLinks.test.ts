/** @jest-environment node */
import { createEditionLinks } from '../editionLinks';

const current = { name: 'current', label: '4.0', path: '/sub/', isLast: true };
const archive = { name: '3.1', label: '3.1', path: '/sub/3.1', isLast: false };
const versions = [current, archive];
const course = { root: '/a/b/', editions: ['3.1'] } as const;

test('a course that the archive does not have offers the current edition only', () => {
  expect(
    createEditionLinks({ ...course, editions: [] }, versions, {}).map(
      ({ name }) => name,
    ),
  ).toEqual(['current']);
});

test('an edition that has the page is offered at that page', () => {
  const twins = { '3.1': { path: '/sub/3.1/a/b/uno/' } };
  expect(createEditionLinks(course, versions, twins)).toContainEqual({
    name: '3.1',
    label: '3.1',
    to: '/sub/3.1/a/b/uno/',
  });
});

test('an edition that lacks the page is offered at the beginning of the course', () => {
  expect(createEditionLinks(course, versions, {}).map(({ to }) => to)).toEqual([
    '/sub/a/b/',
    '/sub/3.1/a/b/',
  ]);
});
