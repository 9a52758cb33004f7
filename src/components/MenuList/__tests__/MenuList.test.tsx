import { render, screen } from '@testing-library/react';
import MenuList from '..';
import { findCurrentLink } from '../useCurrentLink';

const home = { label: 'Inicio', to: '/' };
const zone = { label: 'Steve Labs', to: '/stevelabs/', note: 'programación' };
const course = { label: 'Aprender C', to: '/stevelabs/program1/' };
const links = [home, zone, course];

it.each([
  ['/', home],
  ['/stevelabs/', zone],
  ['/stevelabs/coder/', zone],
  ['/stevelabs/program1/', course],
  ['/stevelabs/program1/bucles/', course],
  ['/about/', undefined],
])('knows which link leads to %s, or to what it is part of', (path, link) => {
  expect(findCurrentLink(links, path)).toBe(link);
});

it('tells what a name alone does not, and which link is the current one', () => {
  render(<MenuList links={links} current={course} />);
  expect(
    screen.getByRole('link', { name: 'Steve Labs programación' }),
  ).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent(
    'Aprender C',
  );
});
