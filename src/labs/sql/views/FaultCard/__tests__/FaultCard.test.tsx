// cspell:ignore presio
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SqlCard } from '../../../explain';
import FaultCard from '..';

const card: SqlCard = {
  id: 'column-name',
  severity: 'error',
  title: 'No hay una columna `presio`',
  text: 'SQLite buscó la columna `presio` y no la encontró.',
  fix: 'Escribe `precio`.',
  range: { start: 7, end: 13 },
  example: {
    wrong: 'SELECT presio FROM juego',
    right: 'SELECT precio FROM juego',
  },
};

const message = 'no such column: presio';

describe('<FaultCard>', () => {
  it('shows the message of SQLite when there is no explanation', () => {
    render(<FaultCard message={message} />);

    expect(
      screen.getByRole('heading', { name: 'Error: mensaje de SQLite' }),
    ).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('explains an error above the message of SQLite, to the letter', () => {
    render(<FaultCard card={card} message={message} />);

    expect(
      screen.getByRole('heading', {
        level: 4,
        name: 'Error: No hay una columna presio',
      }),
    ).toBeVisible();
    expect(screen.getByText(/SQLite buscó la columna/)).toBeVisible();
    expect(screen.getByText('Cómo se arregla:')).toBeVisible();
    expect(
      screen.getByRole('group', {
        name: 'Mensaje original de SQLite, en inglés',
      }),
    ).toHaveAttribute('lang', 'en');
    expect(screen.getByText(message)).toBeVisible();
  });

  it('takes the reader to the place of the fault', async () => {
    const onGoTo = jest.fn();
    render(<FaultCard card={card} message={message} onGoTo={onGoTo} />);

    await userEvent.click(screen.getByRole('button', { name: 'Ir al lugar' }));

    expect(onGoTo).toHaveBeenCalledWith({ start: 7, end: 13 });
  });

  it('takes the reader to the place of an error without an explanation', async () => {
    const onGoTo = jest.fn();
    const range = { start: 1, end: 2 };
    render(<FaultCard message={message} range={range} onGoTo={onGoTo} />);

    await userEvent.click(screen.getByRole('button', { name: 'Ir al lugar' }));

    expect(onGoTo).toHaveBeenCalledWith(range);
  });

  it('offers no place where there is none, or nowhere to go', () => {
    const { rerender } = render(<FaultCard card={card} />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<FaultCard message={message} onGoTo={jest.fn()} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('folds the example until the reader asks for it', async () => {
    render(<FaultCard card={card} message={message} />);

    expect(screen.getByText('SELECT precio FROM juego')).not.toBeVisible();
    await userEvent.click(screen.getByText('Ver un ejemplo'));
    expect(screen.getByText('SELECT precio FROM juego')).toBeVisible();
  });

  it.each([
    ['warning', 'Aviso'],
    ['note', 'Nota'],
  ] as const)('says that a %s is no error, in its title', (severity, kind) => {
    render(<FaultCard card={{ ...card, severity }} level={2} />);

    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      new RegExp(`^${kind}: `),
    );
    expect(
      screen.queryByRole('group', { name: /Mensaje original/ }),
    ).toBeNull();
  });
});
