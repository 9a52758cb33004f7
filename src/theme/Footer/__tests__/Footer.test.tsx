import { render, screen } from '@testing-library/react';
import Footer from '..';
import { setPathname } from '../../../testing/docusaurus/router';

jest.mock('@generated/routes', () => ({
  __esModule: true,
  default: [{ path: '/mapa/', exact: true }, { path: '*' }],
}));

const readPrinted = () => screen.getByText(/^Steve Labs · https/).textContent;

it.each(['/404.html', '/nada/', '/stevelabs/nada', '/%E0%A4%A'])(
  'says the same at %s as the one file that answers every unknown address',
  (pathname) => {
    setPathname(pathname);
    render(<Footer />);
    expect(readPrinted()).toBe('Steve Labs · https://example.org/');
  },
);

it('prints the address of a page', () => {
  setPathname('/mapa/');
  render(<Footer />);
  expect(readPrinted()).toBe('Steve Labs · https://example.org/mapa/');
});
