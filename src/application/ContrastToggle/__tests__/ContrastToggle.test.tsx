import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ContrastToggle from '..';

it('turns more contrast on and off', async () => {
  render(<ContrastToggle />);
  const button = screen.getByRole('button', { name: /^Más contraste/ });
  await userEvent.click(button);
  expect(document.documentElement).toHaveAttribute('data-contrast', 'more');
  await userEvent.click(button);
  expect(document.documentElement).toHaveAttribute('data-contrast', 'normal');
});

it('holds both words for its state, of which CSS shows one', () => {
  render(<ContrastToggle />);
  const button = screen.getByRole('button');
  expect(button).toHaveTextContent('(activado)(desactivado)');
  expect(button).not.toHaveAttribute('aria-pressed');
});
