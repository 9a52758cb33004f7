import { act, render, screen } from '@testing-library/react';
import CourseBar from '..';
import { markLesson } from '../../../current';

const lessons = [{ path: '/c/uno/' }, { path: '/c/dos/' }];

it('says how many lessons are done, and follows', () => {
  render(<CourseBar lessons={lessons} />);
  expect(screen.getByText('0 de 2 lecciones')).toBeVisible();
  act(() => {
    markLesson('/c/dos/', true);
  });
  expect(screen.getByText('1 de 2 lecciones')).toBeVisible();
});
