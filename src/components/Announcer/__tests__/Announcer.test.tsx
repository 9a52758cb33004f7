import { act, render, screen, waitFor } from '@testing-library/react';
import Announcer from '..';
import { setPathname } from '../../../testing/docusaurus/router';
import { announce } from '../announce';

it('stays silent on the first page and says the title of the next', async () => {
  document.title = 'Inicio';
  setPathname('/');
  render(<Announcer />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => {
    setPathname('/about/');
  });
  document.title = 'Acerca de | Steve Labs';
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(
      'Acerca de | Steve Labs',
    );
  });
});

it('says what any part of the site asks it to say', () => {
  render(<Announcer />);
  act(() => {
    announce('Enlace copiado');
  });
  expect(screen.getByRole('status')).toHaveTextContent('Enlace copiado');
});
