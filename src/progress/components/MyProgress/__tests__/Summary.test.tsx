import { render, screen } from '@testing-library/react';
import Summary from '../Summary';

const course = (title: string) => ({
  title,
  to: `/${title}/`,
  modules: [],
});

it('offers two courses to begin with, however many there are', () => {
  const courses = ['uno', 'dos', 'tres'].map(course);
  render(<Summary courses={courses} lessons={[]} />);
  const offered = screen.getAllByRole('link').map((link) => link.textContent);
  expect(offered).toEqual(['uno', 'dos']);
});
