import { render, screen, within } from '@testing-library/react';
import { changelog } from '../../../../data/changelog';
import Timeline from '..';
import { groupByYear } from '../groupByYear';

const createEntry = (date: string) => ({
  date,
  title: `Cambio ${date}`,
  text: 'Sí.',
});

const sameDay = [
  { date: '2026-11-23', title: 'Un cambio', text: 'Sí.' },
  { date: '2026-11-23', title: 'Otro', text: 'También.' },
];

it('puts each entry in the list of its year, newest first', () => {
  const first = changelog.filter(({ date }) => date <= '2024-12-31');
  render(<Timeline entries={[...sameDay, ...first]} />);
  const years = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(years).toEqual(['2026', '2024', '2023']);
  const sizes = screen
    .getAllByRole('list')
    .map((list) => within(list).getAllByRole('listitem').length);
  expect(sizes).toEqual([2, 3, 19]);
});

it('shows each day for people and for machines', () => {
  render(<Timeline entries={[createEntry('2023-01-13')]} />);
  expect(screen.getByText('13/01/2023')).toHaveAttribute(
    'datetime',
    '2023-01-13',
  );
});

it('keeps the order it is given inside a year', () => {
  const dates = ['2024-01-28', '2023-12-30', '2023-12-05'];
  expect(
    groupByYear(dates.map(createEntry)).flatMap(({ changes }) =>
      changes.map(({ date }) => date),
    ),
  ).toEqual(dates);
});
