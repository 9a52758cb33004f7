import { render, within } from '@testing-library/react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { listDeadButtons } from '../../../testing/listDeadButtons';
import {
  manyQuestion,
  oneQuestion,
  createPage,
  formatQuiz,
  typedQuestion,
} from './harness';

jest.mock('@docusaurus/useIsBrowser', () => ({
  __esModule: true,
  default: jest.fn(() => false),
}));

async function renderServed(): Promise<HTMLElement> {
  const content = await createPage(
    formatQuiz(oneQuestion, manyQuestion, typedQuestion),
  );
  return render(content).container;
}

it('is rendered as it is served, before the browser takes over', () => {
  expect(useIsBrowser()).toBe(false);
});

it('shows every question and option without anything to press in vain', async () => {
  const container = await renderServed();
  const body = within(container);
  expect(body.getAllByRole('group', { name: /\w/ })).toHaveLength(3);
  for (const option of ['3.5', '3', 'lives_2', '2lives', 'livesTwo'])
    expect(body.getByText(option)).toBeInTheDocument();
  expect(listDeadButtons(container)).toEqual([]);
});

it('keeps the answers and all the reasons in a closed <details> per question', async () => {
  const detailsElements = (await renderServed()).querySelectorAll('details');
  expect([...detailsElements].map(({ open }) => open)).toEqual([
    false,
    false,
    false,
  ]);
  expect([...detailsElements].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Ver la respuesta y los porqués\s*✗ a\) Incorrecta\s*Los dos son enteros\.\s*✓ b\) Correcta\s*Se pierde/,
    ),
    expect.stringContaining('Solo tiene letras.'),
    expect.stringMatching(/✓ Correcta\s*printf, printf\(\)\s*La efe/),
  ]);
});

it('stays out of the search', async () => {
  const ignoredElement = (await renderServed()).querySelector(
    '[data-pagefind-ignore]',
  );
  expect(ignoredElement).toHaveTextContent('¿Qué imprime');
  expect(ignoredElement).toHaveTextContent('La efe es de formato.');
});
