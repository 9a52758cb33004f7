import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setPathname, useHistory } from '../../../testing/docusaurus/router';
import SkipToContent from '..';

function show() {
  setPathname('/uno/');
  render(
    <>
      <SkipToContent />
      <main>
        <button type="button">Siguiente</button>
      </main>
    </>,
  );
  return renderHook(useHistory).result.current;
}

it('leaves the focus where it is when only the query changes', async () => {
  const history = show();
  await userEvent.click(screen.getByRole('button'));
  act(() => {
    history.push({ search: '?pagina=2' });
  });
  expect(screen.getByRole('button')).toHaveFocus();
});

it('takes the focus to the top when the reader goes to another page', () => {
  const history = show();
  act(() => {
    history.push({ pathname: '/dos/', search: '' });
  });
  expect(screen.getByRole('region')).toHaveFocus();
});

it('skips to the content', async () => {
  show();
  await userEvent.click(
    screen.getByRole('link', { name: 'Saltar al contenido principal' }),
  );
  expect(screen.getByRole('main')).toHaveFocus();
});
