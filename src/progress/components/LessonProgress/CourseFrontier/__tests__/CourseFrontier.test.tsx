import { render, screen } from '@testing-library/react';
import { courses } from '../../../../../courses';
import CourseFrontier from '..';

const mockSidebar = jest.fn<unknown, []>();

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsSidebar: () => mockSidebar(),
}));

const lesson = (customProps: object) => ({
  type: 'link',
  href: '/x/',
  label: 'Bucles',
  customProps,
});

/** Returns title and path of all courses but one. */
const others = (own: string) =>
  courses
    .filter(({ id }) => id !== own)
    .map(({ title, root }) => [title, root]);

const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('says that the course goes no further yet, and offers its laboratory and the other courses', () => {
  mockSidebar.mockReturnValue({ name: 'c', items: [lesson({ soon: true })] });
  render(<CourseFrontier />);
  expect(
    screen.getByText(/^Hasta aquí llega por ahora el curso de C/),
  ).toBeVisible();
  expect(links()).toEqual([
    ['Laboratorio de C', '/laboratorio/c/'],
    ...others('c'),
  ]);
});

it('announces nothing where the course is whole', () => {
  mockSidebar.mockReturnValue({
    name: 'linux',
    items: [lesson({ lesson: true })],
  });
  render(<CourseFrontier />);
  expect(
    screen.getByText('Es la última lección del curso de Linux. Y ahora:'),
  ).toBeVisible();
  expect(links()).toEqual([
    ['Laboratorio de Linux', '/laboratorio/terminal/'],
    ...others('linux'),
  ]);
});

it('is nothing outside of a course', () => {
  mockSidebar.mockReturnValue(undefined);
  const { container } = render(<CourseFrontier />);
  expect(container).toBeEmptyDOMElement();
});
