import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ContrastToggle from '..';

it('turns more contrast on and off and says which it is', async () => {
  render(<ContrastToggle />);
  const button = screen.getByRole('button', { name: 'Más contraste' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(document.documentElement).toHaveAttribute('data-contrast', 'more');
  await userEvent.click(button);
  expect(document.documentElement).toHaveAttribute('data-contrast', 'normal');
});
