import { render, screen, within } from '@testing-library/react';
import { listDeadButtons } from '../../../../testing/listDeadButtons';
import { createPage } from '../../../exercise/__tests__/harness';
import { sqlFiles } from './fixtures';

jest.mock('@docusaurus/useIsBrowser', () => ({
  __esModule: true,
  default: () => false,
}));

it('serves title, statement, start and folded solution, and nothing to press in vain', async () => {
  const { container } = render(await createPage(sqlFiles));
  const exercise = within(
    screen.getByRole('region', { name: 'Los de después' }),
  );
  expect(exercise.getByText('Central')).toBeVisible();
  expect(exercise.getByText('algo')).toBeVisible();
  expect(exercise.getAllByRole('group', { name: 'SQL' })[0]).toHaveTextContent(
    /^SELECT titulo FROM juego;$/,
  );
  const solution = exercise.getByText('Solución comentada').closest('details');
  expect(solution).not.toHaveAttribute('open');
  expect(solution).toHaveTextContent(/estreno > 1991;.*Se compara\./);
  expect(exercise.queryByRole('textbox')).toBeNull();
  expect(listDeadButtons(container)).toEqual([]);
});
