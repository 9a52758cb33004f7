import { act, cleanup, render, screen } from '@testing-library/react';
import RequestFailure from '..';
import { describeWait } from '../describeFailure';
import type { RequestContext } from '../describeFailure';
import { ApiError } from '../../../../../api/ApiError';
import type { FailureKind } from '../../../../../api/ApiError';

function show(error: unknown, context: RequestContext = {}) {
  render(<RequestFailure error={error} onRetry={jest.fn()} {...context} />);
}

it.each<[FailureKind, RegExp]>([
  ['offline', /Estás sin conexión/],
  ['network', /No se pudo llegar a PokeAPI/],
  ['timeout', /PokeAPI tarda demasiado/],
  ['rate-limit', /PokeAPI pide una pausa/],
  ['not-found', /PokeAPI no encuentra lo que esta página le pide/],
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

const missing = new ApiError({
  kind: 'not-found',
  service: 'PokeAPI',
  status: 404,
});

it('blames no number for a 404 that the reader did not cause', () => {
  show(missing);
  expect(screen.getByRole('alert')).toHaveTextContent('No es cosa tuya');
  expect(screen.getByRole('alert')).not.toHaveTextContent('número');
});

it('says what may be wrong where the address asks for something of its own', () => {
  show(missing, { notFound: 'Puede que el número esté mal.' });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'PokeAPI dice que eso no existe.Puede que el número esté mal.',
  );
});

const kinds: readonly FailureKind[] = [
  'offline',
  'network',
  'timeout',
  'rate-limit',
  'not-found',
  'rejected',
  'server',
  'format',
];

it.each(kinds)(
  'speaks of what was written only where something can be, when it is "%s"',
  (kind) => {
    const error = new ApiError({ kind, service: 'PokeAPI' });
    show(error);
    expect(screen.getByRole('alert')).not.toHaveTextContent('escribiste');
    cleanup();
    show(error, { isTyped: true });
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Si escribiste algo, no se perdió\.$/,
    );
  },
);

it.each([
  [0, 'Reintentar'],
  [3, 'Reintentar en 3 s'],
  [119, 'Reintentar en 119 s'],
  [600, 'Reintentar dentro de unos 10 minutos'],
  [7200, 'Reintentar dentro de unas 2 horas'],
  [86_399, 'Reintentar dentro de unas 24 horas'],
  [500_000, 'Reintentar dentro de unos 6 días'],
])('says a wait of %i s as people do: %s', (seconds, text) => {
  expect(describeWait(seconds)).toBe(text);
});

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
