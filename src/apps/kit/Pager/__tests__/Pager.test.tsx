import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import Pager from '..';

function Book({ pages, start = 1 }: { pages?: number; start?: number }) {
  const [page, setPage] = useState(start);
  return <Pager label="Páginas" page={page} pages={pages} onChange={setPage} />;
}

const getPreviousButton = () =>
  screen.getByRole('button', { name: 'Anterior' });
const getNextButton = () => screen.getByRole('button', { name: 'Siguiente' });

it('disables both ways while the number of pages is unknown', () => {
  render(<Book />);
  expect(getPreviousButton()).toBeDisabled();
  expect(getNextButton()).toBeDisabled();
});

it('disables both ways when there is nothing', () => {
  render(<Book pages={0} />);
  expect(getPreviousButton()).toBeDisabled();
  expect(getNextButton()).toBeDisabled();
});

it('walks to the last page and back, disabled at the ends', async () => {
  const user = userEvent.setup();
  render(<Book pages={3} />);
  expect(getPreviousButton()).toBeDisabled();
  await user.click(getNextButton());
  expect(screen.getByText('Página 2 de 3')).toBeVisible();
  await user.click(getNextButton());
  expect(getNextButton()).toBeDisabled();
  await user.click(getPreviousButton());
  await user.click(getPreviousButton());
  expect(screen.getByText('Página 1 de 3')).toBeVisible();
  expect(getPreviousButton()).toBeDisabled();
});

it('hands the focus to the other button before one is disabled', async () => {
  const user = userEvent.setup();
  render(<Book pages={2} />);
  await user.click(getNextButton());
  expect(getPreviousButton()).toHaveFocus();
  await user.click(getPreviousButton());
  expect(getNextButton()).toHaveFocus();
});

it('goes back to the last page from one that does not exist', async () => {
  const user = userEvent.setup();
  render(<Book pages={3} start={50} />);
  expect(getNextButton()).toBeDisabled();
  await user.click(getPreviousButton());
  expect(screen.getByText('Página 3 de 3')).toBeVisible();
});
