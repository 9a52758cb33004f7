/** @jest-environment node */
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { findMenuTitle, hasPlanned, findPagination } from '../pagination';

const link = (name: string, soon = false) => ({
  type: 'link' as const,
  href: `/c/${name}/`,
  label: name,
  ...(soon && { customProps: { soon } }),
});

const createCategory = (
  items: PropSidebar,
  href?: string,
): PropSidebar[number] => ({
  type: 'category',
  label: 'Módulo',
  collapsible: true,
  collapsed: false,
  items,
  ...(href !== undefined && { href }),
});

const sidebar: PropSidebar = [
  link('portada'),
  createCategory([link('uno'), link('pronto', true)]),
  { type: 'html', value: 'Aparte' },
  createCategory([link('luego', true), link('dos')], '/c/modulo/'),
  link('después', true),
];

it.each([
  ['portada', undefined, 'uno'],
  ['uno', 'portada', 'Módulo'],
  ['pronto', 'uno', 'Módulo'],
  ['luego', 'Módulo', 'dos'],
  ['dos', 'Módulo', undefined],
  ['después', 'dos', undefined],
])('from «%s» goes back to %s and on to %s', (page, previous, next) => {
  const turns = findPagination(sidebar, `/c/${page}/`);
  expect(turns.previous?.title).toBe(previous);
  expect(turns.next?.title).toBe(next);
});

it('passes by what is neither the cover nor a lesson of a course, and comes back from it', () => {
  const createLesson = (name: string) => ({
    ...link(name),
    customProps: { lesson: true },
  });
  const course: PropSidebar = [
    link('portada'),
    createCategory([createLesson('uno'), createLesson('dos')]),
    link('resumen'),
  ];
  expect(findPagination(course, '/c/dos/')).toMatchObject({
    previous: { title: 'uno' },
    next: undefined,
  });
  expect(findPagination(course, '/c/uno/').previous?.title).toBe('portada');
  expect(findPagination(course, '/c/resumen/').previous?.title).toBe('dos');
});

it('leads nowhere from a page that is not in the menu', () => {
  expect(findPagination(sidebar, '/otra/')).toEqual({});
});

it('tells the title of a page inside a module, and none of a page that is not there', () => {
  const menu = [link('portada'), createCategory([link('uno')])];
  expect(findMenuTitle(menu, '/c/uno/')).toBe('uno');
  expect(findMenuTitle(menu, '/c/otra/')).toBeUndefined();
});

it('knows whether something is still to come', () => {
  expect(hasPlanned(sidebar)).toBe(true);
  expect(hasPlanned([link('uno'), createCategory([link('dos')])])).toBe(false);
});
