import { render, screen } from '@testing-library/react';
import MenuButton from '..';

it('has one button for each menu, of which CSS shows one', () => {
  render(<MenuButton popoverTargetAction="hide">Menú</MenuButton>);
  const buttons = screen.getAllByRole('button', { name: 'Menú' });
  expect(buttons.map((button) => button.getAttribute('popovertarget'))).toEqual(
    ['menu', 'menu-section'],
  );
  for (const button of buttons)
    expect(button).toHaveAttribute('popovertargetaction', 'hide');
});
