import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BackToTopButton from '..';
import { writePreference } from '../../../preferences/storage';
import { setReducedMotion } from '../../../testing/reducedMotion';

const scrollTo = jest.fn();

beforeEach(() => {
  setReducedMotion(false);
  writePreference('/', 'motion', '');
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});

async function press() {
  render(<BackToTopButton />);
  await userEvent.click(
    screen.getByRole('button', { name: 'Volver al principio' }),
  );
}

it('glides to the top', async () => {
  await press();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

it('jumps where the system asks for less motion', async () => {
  setReducedMotion(true);
  await press();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

it('jumps where the reading settings ask for it', async () => {
  writePreference('/', 'motion', 'reduce');
  await press();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
