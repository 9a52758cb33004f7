import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ColorModeButton from '..';
import { getNextMode } from '../../../preferences/modes';

const mockSetColorMode = jest.fn();

jest.mock('@docusaurus/theme-common', () => ({
  useColorMode: () => ({ setColorMode: mockSetColorMode }),
}));

it.each([
  ['system', 'a light', 'dark'],
  ['dark', 'a light', 'light'],
  ['light', 'a light', null],
  [undefined, 'a light', 'dark'],
  ['system', 'a dark', 'light'],
  ['light', 'a dark', 'dark'],
  ['dark', 'a dark', null],
  [undefined, 'a dark', 'light'],
] as const)('goes from %s on %s system to %s', (choice, system, next) => {
  expect(getNextMode(choice, system === 'a dark')).toBe(next);
});

it.each([
  [true, 'light'],
  [false, 'dark'],
])(
  'changes what is seen with the first press, where the system is dark: %s',
  async (matches, shownMode) => {
    window.matchMedia = () => ({ matches }) as MediaQueryList;
    document.documentElement.dataset.themeChoice = 'system';
    render(<ColorModeButton />);
    await userEvent.click(screen.getByRole('button'));
    expect(mockSetColorMode).toHaveBeenLastCalledWith(shownMode);
  },
);

it('holds one name for each choice, of which CSS shows one', () => {
  render(<ColorModeButton />);
  for (const mode of ['modo del sistema', 'modo claro', 'modo oscuro'])
    expect(
      screen.getByText(
        `Cambiar entre modo oscuro y claro (actualmente ${mode})`,
      ),
    ).toBeInTheDocument();
});
