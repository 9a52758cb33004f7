import { render, screen, within } from '@testing-library/react';
import { words as cWords } from '../../../../labs/c/words';
import { words as linuxWords } from '../../../../labs/linux/words';
import Hero from '..';

const getPanel = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  localStorage.clear();
});

it('names the site in the one first-level title', () => {
  render(<Hero />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Steve Labs' }),
  ).toBeVisible();
});

it('has a program that can be run and edited, and says what that takes', () => {
  render(<Hero />);
  const c = getPanel('Prueba C');
  expect(
    c.getByRole('button', { name: cWords.run }),
  ).toHaveAccessibleDescription('Descarga 5,6 MB la primera vez.');
  expect(c.getByRole('button', { name: cWords.edit })).toBeVisible();
  expect(c.getByText('Sin instalar, sin cuenta')).toBeVisible();
  expect(c.getByText('int')).toBeVisible();
  expect(c.getByText('¿Quién eres? Hola, Ana.')).toBeInTheDocument();
});

it('has a Linux that can be turned on, and says what that takes', () => {
  render(<Hero />);
  const linux = getPanel('Prueba Linux');
  expect(
    linux.getByRole('button', { name: linuxWords.turnOnLinux }),
  ).toHaveAccessibleDescription('Descarga 4,7 MB la primera vez.');
  expect(linux.getByText('Sin instalar, sin cuenta')).toBeVisible();
  expect(screen.queryByRole('button', { name: linuxWords.tryIt })).toBeNull();
});

it.each([
  ['Prueba C', 'Curso de C', '/stevelabs/program1/'],
  ['Prueba C', 'Laboratorio de C', '/laboratorio/c/'],
  ['Prueba Linux', 'Curso de Linux', '/dumix/linux1/'],
  ['Prueba Linux', 'Laboratorio de Linux', '/laboratorio/terminal/'],
])('«%s» leads on to «%s», also without scripts', (title, link, href) => {
  render(<Hero />);
  expect(getPanel(title).getByRole('link', { name: link })).toHaveAttribute(
    'href',
    href,
  );
});
