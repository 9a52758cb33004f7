import { render, screen } from '@testing-library/react';
import { listDeadButtons } from '../../../../testing/listDeadButtons';
import { createPage } from '../../../exercise/__tests__/harness';
import { words as exerciseWords } from '../../../exercise/words';
import { rowsStepFiles, sqlStepFiles } from '../../exercise/__tests__/fixtures';

jest.mock('@docusaurus/useIsBrowser', () => ({
  __esModule: true,
  default: () => false,
}));

it.each([
  ['Escríbelo en SQL', sqlStepFiles, 'SELECT'],
  ['¿Qué filas quedan?', rowsStepFiles, 'WHERE estreno > 1991;'],
])(
  'serves «%s» with its question and its folded answer, and nothing to press in vain',
  async (title, files, shown) => {
    const { container } = render(await createPage(files, 'Step'));
    const step = screen.getByRole('region', { name: title });
    expect(step).toHaveTextContent('Haz algo.');
    expect(step).toHaveTextContent(shown);
    const answer = screen.getByText(exerciseWords.answer).closest('details');
    expect(answer).not.toHaveAttribute('open');
    expect(answer).toHaveTextContent('Por eso.');
    expect(listDeadButtons(container)).toEqual([]);
  },
);
