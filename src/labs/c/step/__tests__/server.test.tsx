import { render, within } from '@testing-library/react';
import { listDeadButtons } from '../../../../testing/listDeadButtons';
import { words } from '../../../exercise/words';
import { createStepPage } from './harness';

jest.mock('@docusaurus/useIsBrowser', () => ({
  __esModule: true,
  default: jest.fn(() => false),
}));

it.each([
  ['predice', 'Predice la salida', 'uno dos'],
  ['completa', 'Completa el programa', '4 + 4'],
  ['ordena', 'Ordena las líneas', 'int b = 0;'],
  ['traza', 'Completa la traza', 'Después de'],
])(
  'shows the question of «%s» and folds its answer, without anything to press in vain',
  async (kind, title, expectedText) => {
    const { container } = render(await createStepPage(kind));
    const step = within(container).getByRole('region', { name: title });
    expect(step).toHaveTextContent('¿Qué sale?');
    expect(step).toHaveTextContent('programa.c');
    expect(listDeadButtons(container)).toEqual([]);
    expect(within(step).queryByRole('heading')).not.toBeInTheDocument();
    const folds = [...step.querySelectorAll('details')];
    expect(folds.some(({ open }) => open)).toBe(false);
    const answer = folds.at(-1);
    expect(answer?.querySelector('summary')).toHaveTextContent(words.answer);
    expect(answer).toHaveTextContent(expectedText);
    expect(answer).toHaveTextContent('Por eso.');
  },
);

it('offers a hint where its author wrote one', async () => {
  const { container } = render(await createStepPage('predice'));
  expect(container.querySelector('details')).toHaveTextContent(
    /^PistaUna pista\.$/,
  );
});

it('shows the outputs to choose among, and what is typed', async () => {
  const { container } = render(
    await createStepPage('predice', {
      'paso.yml':
        'tipo: predice\nentrada: "7\\n"\nopciones: [tres]\nporque: Por eso.\n',
    }),
  );
  expect(container).toHaveTextContent(/Se teclea:.*7/);
  expect(within(container).getAllByRole('listitem')).toHaveLength(2);
});
