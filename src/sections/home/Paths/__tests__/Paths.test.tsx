import { render, screen, within } from '@testing-library/react';
import { courses } from '../../../../courses';
import { setPluginData } from '../../../../testing/docusaurus/useGlobalData';
import Paths from '..';

beforeEach(() => {
  setPluginData({
    articles: { articles: [{ minutes: 8 }, { minutes: 5 }] },
  });
});

const getPath = (title: string) => {
  const card = screen.getByRole('link', { name: title }).closest('li');
  if (!card) throw new Error(`«${title}» no está en una tarjeta.`);
  return card;
};

it('leads into each course, with its lessons, its length and what it makes', () => {
  render(<Paths />);
  expect(
    screen.getByRole('link', { name: 'Empezar el curso de C' }),
  ).toHaveAttribute('href', '/stevelabs/program1/');
  const card = getPath('Empezar el curso de Linux');
  expect(
    within(card).getByText('3 lecciones · unas dos horas · 4 más en camino'),
  ).toBeVisible();
  expect(within(card).getByText('Algo hecho con Linux.')).toBeVisible();
});

it('counts what there is to read', () => {
  render(<Paths />);
  const card = getPath('Leer y curiosear');
  expect(
    within(card).getByText(
      /^2 artículos y reseñas · 13 min · \d apps de demostración$/,
    ),
  ).toBeVisible();
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/articulos/');
});

it('has a picture for each, which waits for the reader and has its place', () => {
  const { container } = render(<Paths />);
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures).toHaveLength(courses.length + 1);
  for (const picture of pictures) {
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('width', '640');
    expect(picture).toHaveAttribute('height', '360');
  }
});
