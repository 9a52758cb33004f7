import { render, screen } from '@testing-library/react';
import { sources } from '@site/linux-image/manifest.json';
import LabLicences from '..';

it('leads to the notices of the image and to its configuration', () => {
  render(<LabLicences />);
  expect(
    screen.getByRole('link', {
      name: 'Avisos y licencias de la imagen de Debian',
    }),
  ).toHaveAttribute('href', '/licencias/imagen-linux.txt');
  expect(
    screen.getByRole('link', { name: 'Configuración del núcleo' }),
  ).toHaveAttribute('href', '/licencias/imagen-linux-nucleo.txt');
});

it('leads to the exact source of each package', () => {
  render(<LabLicences />);
  const links = screen.getAllByRole('link', { hidden: true });
  const addresses = links.map((link) => link.getAttribute('href'));
  expect(addresses).toContain(
    `https://snapshot.debian.org/package/bash/${encodeURIComponent(sources.bash)}/`,
  );
  expect(
    addresses.filter((address) => address?.includes('snapshot.debian.org')),
  ).toHaveLength(Object.keys(sources).length);
});
