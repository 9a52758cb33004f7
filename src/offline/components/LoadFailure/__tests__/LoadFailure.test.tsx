import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LoadFailure from '..';
import { isOutdated } from '../../../version';
import { reloadWithFields } from '../../../reload';
import { blockStorage } from '../../../../testing/storage';
import { isChunkFailure } from '../../../../utils/isChunkFailure';

jest.mock('../../../version', () => ({ isOutdated: jest.fn() }));
jest.mock('../../../reload', () => ({ reloadWithFields: jest.fn() }));

const publishedAgain = jest.mocked(isOutdated);

const chunkError = Object.assign(
  new Error(
    'Loading chunk 42 failed.\n(missing: https://example.org/assets/js/42.js)',
  ),
  { name: 'ChunkLoadError', type: 'missing' },
);

beforeEach(() => {
  jest.clearAllMocks();
  publishedAgain.mockResolvedValue(false);
});

it('says that the site was published again, and reloads when it is asked', async () => {
  publishedAgain.mockResolvedValue(true);
  const onRetry = jest.fn();
  render(<LoadFailure error={chunkError} onRetry={onRetry} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /El sitio se actualizó mientras leías\..*con lo que escribiste/,
  );
  expect(reloadWithFields).not.toHaveBeenCalled();
  await userEvent.click(
    screen.getByRole('button', { name: 'Recargar la página' }),
  );
  expect(reloadWithFields).toHaveBeenCalledTimes(1);
  expect(onRetry).not.toHaveBeenCalled();
});

it('blames the network otherwise, and tries again when the reader asks for it', async () => {
  const onRetry = jest.fn();
  render(<LoadFailure error={chunkError} onRetry={onRetry} />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('No se pudo cargar una parte de la página.');
  expect(alert).toHaveTextContent('Revisa tu conexión');
  await userEvent.click(
    screen.getByRole('button', { name: 'Intentar de nuevo' }),
  );
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(reloadWithFields).not.toHaveBeenCalled();
});

it.each([true, false])(
  'tells nobody what the bundler said (published again: %p)',
  async (outdated) => {
    publishedAgain.mockResolvedValue(outdated);
    render(<LoadFailure error={chunkError} onRetry={jest.fn()} />);
    expect(await screen.findByRole('alert')).not.toHaveTextContent(
      /42|chunk|failed|missing|Error/i,
    );
  },
);

it('promises what was written only where the browser keeps it', async () => {
  publishedAgain.mockResolvedValue(true);
  render(<LoadFailure error={chunkError} onRetry={jest.fn()} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /con lo que escribiste/,
  );
  cleanup();
  blockStorage();
  render(<LoadFailure error={chunkError} onRetry={jest.fn()} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /antes de recargar, copia lo que hayas escrito/,
  );
  jest.restoreAllMocks();
});

it('asks again for another failure', async () => {
  const { rerender } = render(
    <LoadFailure error={chunkError} onRetry={jest.fn()} />,
  );
  await screen.findByRole('button', { name: 'Intentar de nuevo' });
  publishedAgain.mockResolvedValue(true);
  rerender(<LoadFailure error={new Error('otro')} onRetry={jest.fn()} />);
  expect(
    await screen.findByRole('button', { name: 'Recargar la página' }),
  ).toBeVisible();
});

it('tells a part that did not load from an error inside of it', () => {
  expect(isChunkFailure(chunkError)).toBe(true);
  expect(isChunkFailure(new TypeError('x'))).toBe(false);
  expect(isChunkFailure('ChunkLoadError')).toBe(false);
});
