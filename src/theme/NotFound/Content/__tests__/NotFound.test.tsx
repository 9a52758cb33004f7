import { render, screen } from '@testing-library/react';
import NotFoundContent from '..';
import { encodeMalformedPercents } from '../../../../clientModules/malformedAddress';
import { courses } from '../../../../courses';
import { setPathname } from '../../../../testing/docusaurus/router';

/**
 * Opens an address as the router gives it to the page: repaired, then decoded.
 */
function open(pathname: string, search = ''): void {
  setPathname(decodeURI(encodeMalformedPercents(pathname)), search);
  render(<NotFoundContent />);
}

describe.each(['/', '/sub/'])('under %s', (base) => {
  it.each([
    ['nada/', ''],
    ['nada', '?de=nada&q=%zz'],
    ['stevelabs/program1/nada/de/nada', ''],
    ['3.1/stevelabs/nada/', ''],
    ['%E0%A4%A', ''],
    ['dumix/100%/', ''],
  ])('%s%s is repeated as it was asked for', (path, search) => {
    const address = base + path;
    open(address, search);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Esta página no existe' }),
    ).toBeVisible();
    expect(
      screen.getByText((_, element) => element?.tagName === 'PRE'),
    ).toHaveTextContent(
      `cd ${address} bash: cd: ${address}: No existe el fichero o el directorio`,
    );
  });
});

it('offers the way on, and to tell which address it was', () => {
  open('/no/existe/');
  for (const name of ['Inicio', 'Mapa', ...courses.map(({ title }) => title)])
    expect(screen.getByRole('link', { name })).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Avísanos de la página rota' }),
  ).toHaveAttribute('href', expect.stringMatching(/^mailto:.*no%2Fexiste/));
});
