import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import {
  answerWith,
  ask,
  getButton,
  getField,
  listHistory,
  createJsonAnswer,
  open,
  requests,
  createStatusAnswer,
  findVerdict,
  setUpVisit,
  yes,
} from './harness';

setUpVisit();

describe('when the service is down', () => {
  const local = 'Respuesta local, sin conexión con el oráculo: No';

  it('says so, gives a local answer without image that is said to be local, and offers a retry', async () => {
    answerWith(createStatusAnswer(403));
    open();
    await ask('¿Aprobaré?');
    await findVerdict(local);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'yesno.wtf rechazó la petición (código 403).',
    );
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent(
        'Respuesta 1, local, sin conexión con el oráculo: no',
      );
    });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(getButton('Reintentar')).toBeEnabled();
    expect(listHistory()).toEqual(['¿Aprobaré?No (local)']);
  });

  it('recovers at one click, keeping the question and what is typed meanwhile', async () => {
    answerWith(createStatusAnswer(403), createJsonAnswer(yes));
    open();
    await ask('¿Aprobaré?');
    await findVerdict(local);
    await userEvent.type(getField(), '¿Y si');
    await userEvent.click(getButton('Reintentar'));
    await findVerdict('El oráculo dice: Sí');
    expect(screen.queryByText(/Respuesta local/)).not.toBeInTheDocument();
    expect(getField()).toHaveValue('¿Y si');
    expect(requests).toHaveLength(2);
    expect(listHistory()).toEqual(['¿Aprobaré?Sí']);
  });

  it('keeps the same local answer when the retry fails too', async () => {
    answerWith(createStatusAnswer(403));
    open();
    await ask('¿Aprobaré?');
    await findVerdict(local);
    jest.spyOn(Math, 'random').mockReturnValue(0);
    await userEvent.click(getButton('Reintentar'));
    await waitFor(() => {
      expect(requests).toHaveLength(2);
    });
    await findVerdict(local);
  });

  it('waits for as long as the service asks', async () => {
    // Freezes `Date.now`: the countdown runs while the answer arrives.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    answerWith(
      () =>
        new HttpResponse(null, {
          status: 429,
          headers: { 'Retry-After': '30' },
        }),
    );
    open();
    await ask('¿Aprobaré?');
    await findVerdict(local);
    expect(getButton('Reintentar en 30 s')).toBeDisabled();
    expect(requests).toHaveLength(1);
  });

  it('asks again by itself when a lost connection comes back', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get');
    online.mockReturnValue(false);
    answerWith(() => HttpResponse.error(), createJsonAnswer(yes));
    open();
    fireEvent(window, new Event('offline'));
    await ask('¿Aprobaré?');
    await findVerdict(local);
    expect(screen.getByRole('alert')).toHaveTextContent('Estás sin conexión.');
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await findVerdict('El oráculo dice: Sí');
    expect(listHistory()).toEqual(['¿Aprobaré?Sí']);
  });

  it.each([
    ['a web page', () => HttpResponse.html('<h1>En obras</h1>')],
    ['nothing at all', () => new HttpResponse(null, { status: 204 })],
    ['JSON of another shape', () => HttpResponse.json({ respuesta: 'sí' })],
  ])('answers locally when the service sends %s', async (_, resolver) => {
    answerWith(resolver);
    open();
    await ask('¿Aprobaré?');
    await findVerdict(local);
    expect(screen.getByRole('alert')).toHaveTextContent('no se entiende');
  });

  it('asks the next question as if nothing had happened, and remembers the local answer', async () => {
    answerWith(createStatusAnswer(403), createJsonAnswer(yes));
    open();
    await ask('¿Primera?');
    await findVerdict(local);
    await ask('¿Segunda?');
    await findVerdict('El oráculo dice: Sí');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(listHistory()).toEqual(['¿Segunda?Sí', '¿Primera?No (local)']);
  });
});
