import { render, screen } from '@testing-library/react';
import { listDeadButtons } from '../../../../../testing/listDeadButtons';
import TerminalPage from '..';
import { tour } from '../../../tour';

jest.mock('@docusaurus/useIsBrowser', () => ({
  __esModule: true,
  default: () => false,
}));

it('serves a session and the ten steps, and nothing to press in vain', () => {
  const { container } = render(<TerminalPage />);
  expect(screen.getByRole('group', { name: 'Terminal' })).toHaveTextContent(
    '/home/alumno',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  for (const { command } of tour)
    expect(screen.getByText(command, { selector: 'code' })).toBeVisible();
  expect(listDeadButtons(container)).toEqual([]);
});
