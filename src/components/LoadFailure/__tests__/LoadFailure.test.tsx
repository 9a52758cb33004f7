import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LoadFailure from '..';
import { describeFailure, isChunkFailure } from '../describeFailure';

const chunkError = Object.assign(
  new Error(
    'Loading chunk 42 failed.\n(timeout: https://example.org/assets/js/42.js)',
  ),
  { name: 'ChunkLoadError', type: 'timeout' },
);

it('says which part failed, why, and that the rest goes on', () => {
  render(<LoadFailure error={chunkError} onRetry={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'No se pudo cargar una parte de la página (Loading chunk 42 failed)',
  );
  expect(screen.getByText('timeout')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('más de dos minutos');
});

it('tries again when the reader asks for it', async () => {
  const onRetry = jest.fn();
  render(<LoadFailure error={chunkError} onRetry={onRetry} />);
  await userEvent.click(
    screen.getByRole('button', { name: 'Intentar de nuevo' }),
  );
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it.each([
  [chunkError, { message: 'Loading chunk 42 failed', kind: 'timeout' }],
  [
    new TypeError('x is not a function'),
    { message: 'x is not a function', kind: 'TypeError' },
  ],
  ['texto suelto', { message: 'texto suelto', kind: 'desconocida' }],
  [null, { message: 'null', kind: 'desconocida' }],
])('describes %p without ever throwing', (error, expected) => {
  expect(describeFailure(error)).toEqual(expected);
});

it('tells a part that did not load from an error inside of it', () => {
  expect(isChunkFailure(chunkError)).toBe(true);
  expect(isChunkFailure(new TypeError('x'))).toBe(false);
});
