import { render, screen } from '@testing-library/react';
import Card from '..';

it('opens another site in a new tab without a handle on ours, and says so', () => {
  render(<Card title="Un video" to="https://www.youtube.com/watch?v=abc" />);
  const link = screen.getByRole('link', {
    name: 'Un video (se abre en otra pestaña)',
  });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it('opens a page of the site in the same tab', () => {
  render(<Card title="Dumix" to="/dumix/" />);
  expect(screen.getByRole('link', { name: 'Dumix' })).not.toHaveAttribute(
    'target',
  );
});

it('reserves the size of its picture, which is decoration', () => {
  const { container } = render(
    <Card
      title="Dumix"
      to="/dumix/"
      image={{ src: '/img/a.svg', width: 640, height: 360 }}
    />,
  );
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('width', '640');
  expect(image).toHaveAttribute('alt', '');
});
