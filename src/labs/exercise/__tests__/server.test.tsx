import { render, within } from '@testing-library/react';
import { listDeadButtons } from '../../../testing/listDeadButtons';
import { yaml } from '../testing/fixtures';
import { createPage } from './harness';

jest.mock('@docusaurus/useIsBrowser', () => ({
  __esModule: true,
  default: jest.fn(() => false),
}));

async function renderServed(
  files: Parameters<typeof createPage>[0] = {},
): Promise<HTMLElement> {
  return render(await createPage(files)).container;
}

it('shows title, level, statement and start code without anything to press in vain', async () => {
  const container = await renderServed();
  const body = within(container);
  const exercise = within(body.getByRole('region', { name: 'El doble' }));
  expect(exercise.getByRole('heading', { level: 3 })).toHaveAttribute(
    'id',
    'ejercicio-doble',
  );
  expect(exercise.getByText('Central')).toBeInTheDocument();
  expect(exercise.getByText('algo')).toBeInTheDocument();
  expect(
    exercise.getByRole('group', { name: 'Código C: inicio.c' }),
  ).toHaveTextContent('return 0;');
  expect(listDeadButtons(container)).toEqual([]);
  expect(exercise.queryByRole('textbox')).not.toBeInTheDocument();
});

it('shows the visible cases and says that there are others', async () => {
  const container = await renderServed();
  const table = within(within(container).getByRole('table'));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'CasoSe tecleaSale',
    'positivo48',
  ]);
  expect(container).toHaveTextContent('Hay un caso más, que no se ve.');
  expect(container).not.toHaveTextContent('-6');
});

it('says that initial values change, without showing how', async () => {
  const container = await renderServed({
    'ejercicio.yml': yaml.replace(
      '    visible: false\n',
      '    cambia: { n: 12.5 }\n',
    ),
  });
  expect(container).toHaveTextContent(
    'También se prueba con otros valores iniciales.',
  );
  expect(container).not.toHaveTextContent('que no se ve');
  expect(container).not.toHaveTextContent('12.5');
});

it('says what must and what may not be used', async () => {
  const container = await renderServed({
    'ejercicio.yml': `${yaml}exige: [for]\nprohibe: ["funcion:puts"]\n`,
  });
  expect(
    within(container)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Usa un bucle for.', 'No llames a la función puts.']);
});

it('folds the hints, with the first one open in them, and the solution', async () => {
  const detailsElements = [
    ...(await renderServed()).querySelectorAll('details'),
  ];
  expect(
    detailsElements
      .filter(({ open }) => open)
      .map((element) => element.textContent),
  ).toEqual([expect.stringMatching(/^Pista 1/)]);
  expect(
    detailsElements.map(
      (details) => details.querySelector('summary')?.textContent,
    ),
  ).toEqual(['Pistas', 'Pista 1', 'Pista 2', 'Pista 3', 'Solución comentada']);
  expect(detailsElements.at(-1)).toHaveTextContent(
    /return 1;.*Se multiplica\./,
  );
});

it('stays out of the search', async () => {
  expect(
    (await renderServed()).querySelector('[data-pagefind-ignore]'),
  ).toHaveTextContent('Haz algo.');
});
