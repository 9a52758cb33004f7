import { render, screen } from '@testing-library/react';
import { courses } from '../../../..';
import CourseFrontier from '..';

const mockSidebar = jest.fn<unknown, []>();

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsSidebar: () => mockSidebar(),
}));

const createLesson = (customProps: object) => ({
  type: 'link',
  href: '/x/',
  label: 'Bucles',
  customProps,
});

/** Returns title and path of all courses but one. */
const listOthers = (ownCourse: string) =>
  courses
    .filter(({ id }) => id !== ownCourse)
    .map(({ title, root }) => [title, root]);

const listLinks = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('says that the course goes no further yet, and offers its laboratory and the other courses', () => {
  mockSidebar.mockReturnValue({
    name: 'c',
    items: [createLesson({ soon: true })],
  });
  render(<CourseFrontier />);
  expect(
    screen.getByText(/^Hasta aquí llega por ahora el curso de C/),
  ).toBeVisible();
  expect(listLinks()).toEqual([
    ['Laboratorio de C', '/laboratorio/c/'],
    ...listOthers('c'),
  ]);
});

it('announces nothing where the course is whole', () => {
  mockSidebar.mockReturnValue({
    name: 'linux',
    items: [createLesson({ lesson: true })],
  });
  render(<CourseFrontier />);
  expect(
    screen.getByText('Es la última lección del curso de Linux. Y ahora:'),
  ).toBeVisible();
  expect(listLinks()).toEqual([
    ['Laboratorio de Linux', '/laboratorio/terminal/'],
    ...listOthers('linux'),
  ]);
});

it('is nothing outside of a course', () => {
  mockSidebar.mockReturnValue(undefined);
  const { container } = render(<CourseFrontier />);
  expect(container).toBeEmptyDOMElement();
});
