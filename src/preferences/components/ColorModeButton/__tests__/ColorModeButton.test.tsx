import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ColorModeButton from '..';
import { nextMode } from '../modes';

const mockSetColorMode = jest.fn();

jest.mock('@docusaurus/theme-common', () => ({
  useColorMode: () => ({ setColorMode: mockSetColorMode }),
}));

it.each([
  ['system', 'light'],
  ['light', 'dark'],
  ['dark', null],
  [undefined, 'light'],
] as const)('goes from %s to %s', (choice, next) => {
  expect(nextMode(choice)).toBe(next);
});

it('starts from what the page shows, whoever chose it', async () => {
  document.documentElement.dataset.themeChoice = 'dark';
  render(<ColorModeButton />);
  await userEvent.click(screen.getByRole('button'));
  expect(mockSetColorMode).toHaveBeenCalledWith(null);
});

it('holds one name for each choice, of which CSS shows one', () => {
  render(<ColorModeButton />);
  for (const mode of ['modo del sistema', 'modo claro', 'modo oscuro'])
    expect(
      screen.getByText(
        `Cambiar entre modo oscuro y claro (actualmente ${mode})`,
      ),
    ).toBeInTheDocument();
});
