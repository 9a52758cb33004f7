import { render, screen } from '@testing-library/react';
import { listDeadButtons } from '../../../../../testing/listDeadButtons';
import { words } from '../../../words';
import SqlBlock from '..';
import SqlResult from '../SqlResult';

jest.mock('@docusaurus/useIsBrowser', () => ({
  __esModule: true,
  default: () => false,
}));

it('serves the statements and their folded result, and nothing to press in vain', () => {
  const { container } = render(
    <SqlBlock label="SQL" base="estante">
      SELECT titulo FROM juego;
      <SqlResult label={words.expected}>
        <table>
          <tbody>
            <tr>
              <td>Marea de bits</td>
            </tr>
          </tbody>
        </table>
      </SqlResult>
    </SqlBlock>,
  );
  expect(screen.getByRole('group', { name: 'SQL' })).toHaveTextContent(
    /^SELECT titulo FROM juego;$/,
  );
  const details = screen.getByText(words.expected).closest('details');
  expect(details).not.toHaveAttribute('open');
  expect(details).toHaveTextContent('Marea de bits');
  expect(listDeadButtons(container)).toEqual([]);
});
