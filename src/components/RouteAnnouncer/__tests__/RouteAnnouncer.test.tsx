import { render, screen, waitFor } from '@testing-library/react';
import RouteAnnouncer from '..';
import { setPathname } from '../../../testing/docusaurus/router';

it('stays silent on the first page and says the title of the next', async () => {
  document.title = 'Inicio';
  setPathname('/');
  const { rerender } = render(<RouteAnnouncer />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  setPathname('/about/');
  rerender(<RouteAnnouncer />);
  document.title = 'Acerca de | Steve Labs';
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(
      'Acerca de | Steve Labs',
    );
  });
});
