import { act, render, screen } from '@testing-library/react';
import LessonTick from '..';
import { markLesson } from '../../../current';

it('says in words which lesson is done', () => {
  render(
    <a href="/c/uno/">
      Uno
      <LessonTick path="/c/uno/" />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Uno' })).toBeVisible();
  act(() => {
    markLesson('/c/uno/', true);
  });
  expect(screen.getByRole('link', { name: 'Uno (hecha)' })).toBeVisible();
});
