import { render, screen, within } from '@testing-library/react';
import VideoGroup from '..';

it('shows the four videos of its group and no others', () => {
  render(<VideoGroup group="resenas" title="Reseñas recientes" />);
  const region = screen.getByRole('region', { name: 'Reseñas recientes' });
  const titles = within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Papers, Please (se abre en otra pestaña)',
    'Death Stranding (se abre en otra pestaña)',
    'Need for Speed Heat (se abre en otra pestaña)',
    'Sunset Overdrive (se abre en otra pestaña)',
  ]);
});

it('opens a video on its own site, in a new tab without a handle on ours', () => {
  render(<VideoGroup group="menos-vistos" title="Menos vistos" />);
  const link = screen.getByRole('link', { name: /^Qué es el lag/ });
  expect(link).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=HizfLah3KGE',
  );
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it('shows our own poster, author and date', () => {
  const { container } = render(
    <VideoGroup group="mas-vistos" title="Más vistos" />,
  );
  expect(container.querySelector('img')).toHaveAttribute(
    'src',
    '/img/videos/QsPAVmQFnUQ.svg',
  );
  expect(screen.getByText('07/04/21')).toHaveAttribute(
    'datetime',
    '2021-04-07',
  );
});
