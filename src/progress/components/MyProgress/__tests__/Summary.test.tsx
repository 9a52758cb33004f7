import { render, screen } from '@testing-library/react';
import Summary from '../Summary';

const createCourse = (title: string) => ({
  title,
  to: `/${title}/`,
  modules: [],
});

it('offers two courses to begin with, however many there are', () => {
  const courses = ['uno', 'dos', 'tres'].map(createCourse);
  render(<Summary courses={courses} lessons={[]} />);
  const offeredLinks = screen
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(offeredLinks).toEqual(['uno', 'dos']);
});
