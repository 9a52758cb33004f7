import { render, screen } from '@testing-library/react';
import { useFocusFallback } from '../useFocusFallback';

function Part({ hasButton }: { readonly hasButton: boolean }) {
  const focus = useFocusFallback();
  return <div {...focus}>{hasButton && <button type="button">Ya</button>}</div>;
}

const renderPage = (hasButton: boolean) => (
  <>
    <Part hasButton={hasButton} />
    <a href="/">Otra cosa</a>
  </>
);

it('has the focus itself when the button that had it is gone', () => {
  const { rerender, container } = render(renderPage(true));
  screen.getByRole('button').focus();
  rerender(renderPage(false));
  expect(container.firstElementChild).toHaveFocus();
});

it('takes no focus that was elsewhere', () => {
  const { rerender } = render(renderPage(true));
  screen.getByRole('button').focus();
  screen.getByRole('link').focus();
  rerender(renderPage(false));
  expect(screen.getByRole('link')).toHaveFocus();
});

it('takes no focus where nobody had any', () => {
  const { rerender } = render(renderPage(true));
  rerender(renderPage(false));
  expect(document.body).toHaveFocus();
});
