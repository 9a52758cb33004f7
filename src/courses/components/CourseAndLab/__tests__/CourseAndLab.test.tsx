import { render, screen } from '@testing-library/react';
import { courses } from '../../..';
import { labs } from '../../../../labs/cards';
import type { CardData } from '../../../../data/shared/fields';
import CourseAndLab from '..';

const [course] = courses;
const card: CardData = {
  title: 'Primeros pasos',
  author: 'steve',
  date: '2024-01-16',
  text: 'Desde cero.',
  to: course?.root ?? '',
};

it('shows the course of an area and the laboratory it is practised in, and no other', () => {
  render(<CourseAndLab cards={[card]} />);
  const lab = labs.find(({ id }) => id === course?.runtime);
  expect(
    screen.getAllByRole('link').map((link) => link.getAttribute('href')),
  ).toEqual([course?.root, lab?.to]);
});

it('has no laboratory for a card that is of no course', () => {
  render(<CourseAndLab cards={[{ ...card, to: '/webdeveloper/' }]} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
