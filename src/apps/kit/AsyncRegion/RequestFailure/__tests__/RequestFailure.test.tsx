import { act, render, screen } from '@testing-library/react';
import RequestFailure from '..';
import { ApiError } from '../../../../../api/ApiError';
import type { FailureKind } from '../../../../../api/ApiError';

function show(error: unknown) {
  render(<RequestFailure error={error} onRetry={jest.fn()} />);
}

it.each<[FailureKind, RegExp]>([
  ['offline', /Estás sin conexión/],
  ['network', /No se pudo llegar a PokeAPI/],
  ['timeout', /PokeAPI tarda demasiado/],
  ['rate-limit', /PokeAPI pide una pausa/],
  ['not-found', /PokeAPI dice que eso no existe/],
  ['rejected', /rechazó la petición \(código 403\)/],
  ['server', /está fallando \(código 403\)/],
  ['format', /respondió algo que no se entiende/],
])(
  'says what "%s" means, at once, to assistive technology too',
  (kind, text) => {
    show(new ApiError({ kind, service: 'PokeAPI', status: 403 }));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  },
);

it('has words for an error that it does not know', () => {
  show('boom');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Algo falló al pedir los datos.',
  );
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
});

it('counts down the wait that the service asked for before it lets the reader retry', () => {
  jest.useFakeTimers();
  show(
    new ApiError({
      kind: 'rate-limit',
      service: 'GIPHY',
      retryAfterMs: 3000,
    }),
  );
  expect(
    screen.getByRole('button', { name: 'Reintentar en 3 s' }),
  ).toBeDisabled();
  act(() => {
    jest.advanceTimersByTime(1000);
  });
  expect(
    screen.getByRole('button', { name: 'Reintentar en 2 s' }),
  ).toBeDisabled();
  act(() => {
    jest.advanceTimersByTime(2000);
  });
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
