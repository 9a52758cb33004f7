import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerWith,
  ask,
  getButton,
  getField,
  listHistory,
  createJsonAnswer,
  no,
  open,
  requests,
  findVerdict,
  setUpVisit,
  yes,
} from './harness';

setUpVisit();

describe('within a visit', () => {
  it('keeps question, answer, history and typed text while the reader is on another page', async () => {
    answerWith(createJsonAnswer(yes), createJsonAnswer(no));
    const { client, unmount } = open();
    await ask('¿Primera?');
    await findVerdict('El oráculo dice: Sí');
    await ask('¿Segunda?');
    await findVerdict('El oráculo dice: No');
    await userEvent.type(getField(), '¿Y la otra');
    unmount();
    open(client);
    await findVerdict('El oráculo dice: No');
    expect(listHistory()).toEqual(['¿Segunda?No', '¿Primera?Sí']);
    expect(getField()).toHaveValue('¿Y la otra');
    expect(requests).toHaveLength(2);
  });

  it('keeps the answers for as long as the history, however long the reader is away', async () => {
    answerWith(createJsonAnswer(yes));
    const { client, unmount } = open();
    await ask('¿Primera?');
    await findVerdict('El oráculo dice: Sí');
    jest.useFakeTimers();
    unmount();
    act(() => {
      jest.advanceTimersByTime(24 * 3_600_000);
    });
    jest.useRealTimers();
    open(client);
    expect(await findVerdict('El oráculo dice: Sí')).toBeInTheDocument();
    expect(requests).toHaveLength(1);
  });

  it('has no history before the first answer', () => {
    open();
    expect(
      screen.queryByRole('heading', { name: 'Historial de esta visita' }),
    ).not.toBeInTheDocument();
  });
});

describe('deleting the history', () => {
  async function deleteHistory() {
    answerWith(createJsonAnswer(yes));
    open();
    await ask('¿Primera?');
    await findVerdict('El oráculo dice: Sí');
    await userEvent.click(getButton('Borrar historial'));
  }

  it('forgets question and answer, says so, and keeps the focus there', async () => {
    await deleteHistory();
    expect(screen.queryByText('¿Primera?')).not.toBeInTheDocument();
    expect(screen.getByText('Ask me someting :D')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Historial borrado');
    expect(document.body).not.toHaveFocus();
  });

  it('can be undone without another request', async () => {
    await deleteHistory();
    await userEvent.click(getButton('Deshacer'));
    expect(listHistory()).toEqual(['¿Primera?Sí']);
    await findVerdict('El oráculo dice: Sí');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Historial recuperado',
    );
    expect(document.body).not.toHaveFocus();
    expect(requests).toHaveLength(1);
  });

  it('can no longer be undone after the next question, which gets an answer of its own', async () => {
    await deleteHistory();
    answerWith(createJsonAnswer(no));
    await ask('¿Segunda?');
    await findVerdict('El oráculo dice: No');
    expect(
      screen.queryByRole('button', { name: 'Deshacer' }),
    ).not.toBeInTheDocument();
    expect(listHistory()).toEqual(['¿Segunda?No']);
  });
});
