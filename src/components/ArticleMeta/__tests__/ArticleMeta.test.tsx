import { render, screen } from '@testing-library/react';
import ArticleMeta from '..';

const base = {
  author: 'Steve',
  date: '2023-11-25',
  cover: '/img/articulos/rw1.svg',
  coverAlt: 'Alguien carga cajas bajo la lluvia',
};

it('shows author, date, score and picture of a review', () => {
  render(<ArticleMeta {...base} grade={9} minutes={12} />);
  expect(screen.getByText('Steve')).toBeInTheDocument();
  expect(screen.getByText('25 de noviembre de 2023')).toHaveAttribute(
    'datetime',
    '2023-11-25',
  );
  expect(screen.getByText('Nota')).toBeInTheDocument();
  expect(screen.getByText('9/10')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: base.coverAlt })).toHaveAttribute(
    'width',
    '1200',
  );
});

it('shows the reading level where there is no score, and no video where there is none', () => {
  render(<ArticleMeta {...base} level="medio" />);
  expect(screen.getByText('Nivel')).toBeInTheDocument();
  expect(screen.getByText('medio')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('keeps a score of zero as a score', () => {
  render(<ArticleMeta {...base} grade={0} />);
  expect(screen.getByText('0/10')).toBeInTheDocument();
});

it('links the video itself, or the channel, in a new tab', () => {
  const { rerender } = render(<ArticleMeta {...base} video="TWe5LETi3SM" />);
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=TWe5LETi3SM',
  );
  rerender(<ArticleMeta {...base} video="canal" />);
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('/@'),
  );
  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
});
