import { render, screen } from '@testing-library/react';
import { listDeadButtons } from '../../../../../testing/listDeadButtons';
import { words } from '../../../words';
import SqlResult from '../../SqlBlock/SqlResult';
import SqlForm from '..';

jest.mock('@docusaurus/useIsBrowser', () => ({
  __esModule: true,
  default: () => false,
}));

it('serves the statement of its first text and the result, and nothing to press in vain', () => {
  const { container } = render(
    <SqlForm label="SQL" base="ludoteca" field="Tu carnet" initial="046">
      {"SELECT nombre FROM socio WHERE carnet = '{dato}';"}
      <SqlResult label={words.expected}>
        <table>
          <tbody>
            <tr>
              <td>Bruno</td>
            </tr>
          </tbody>
        </table>
      </SqlResult>
    </SqlForm>,
  );
  expect(screen.getByRole('group', { name: 'SQL' })).toHaveTextContent(
    /^SELECT nombre FROM socio WHERE carnet = '046';$/,
  );
  expect(
    screen.getByText((_, element) => element?.textContent === 'Tu carnet: 046'),
  ).toBeInTheDocument();
  expect(screen.getByText(words.expected).closest('details')).toHaveTextContent(
    'Bruno',
  );
  expect(listDeadButtons(container)).toEqual([]);
  expect(screen.getByRole('textbox').closest('[data-live]')).not.toBeNull();
});
