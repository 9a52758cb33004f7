import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { courses } from '../../../../courses';
import { markLesson } from '../../../../progress/current';
import Resume from '..';

const listWays = () =>
  within(
    screen.getByRole('navigation', { name: 'Sigue donde estabas' }),
  ).getAllByRole('link');

it('is served with a box for each course, which only those who come back see', () => {
  const html = renderToString(<Resume />);
  expect(html).not.toContain('data-known');
  expect(html.match(/<a /g)).toHaveLength(courses.length);
});

it('changes what its boxes say, and not how many there are, once something is done', () => {
  render(<Resume />);
  expect(listWays()).toHaveLength(courses.length);
  const [first] = listWays();
  act(() => {
    markLesson('/dumix/linux1/uno/', true);
  });
  expect(listWays()).toHaveLength(courses.length);
  expect(listWays()[0]).toBe(first);
  expect(first).toHaveTextContent('Continúa: Linux dos · 1 de 3');
  expect(first).toHaveAttribute('href', '/dumix/linux1/dos/');
  expect(screen.getByRole('navigation')).toHaveAttribute('data-known');
});
