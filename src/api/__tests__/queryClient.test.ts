import { QueryObserver } from '@tanstack/react-query';
import type * as ApiErrorModule from '../ApiError';
import type { ApiErrorDetails } from '../ApiError';
import type * as QueryClientModule from '../queryClient';

const online = jest.spyOn(navigator, 'onLine', 'get');

afterAll(() => {
  online.mockRestore();
});

/**
 * Starts a page visit in which the first request fails as given and the second
 * succeeds.
 */
async function startVisit(failure: Omit<ApiErrorDetails, 'service'>) {
  let modules: (typeof ApiErrorModule & typeof QueryClientModule) | undefined;
  await jest.isolateModulesAsync(async () => {
    modules = {
      ...(await import('../ApiError')),
      ...(await import('../queryClient')),
    };
  });
  if (!modules) throw new Error('no module');
  const error = new modules.ApiError({ ...failure, service: 'X' });
  const ask = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(error)
    .mockResolvedValue('respuesta');
  const client = modules.createQueryClient();
  client.mount();
  const observer = new QueryObserver(
    client,
    modules.createServiceQuery(['X'], ask),
  );
  const leave = observer.subscribe(() => undefined);
  await settle();
  return {
    ask,
    leave: () => {
      leave();
      client.unmount();
      client.clear();
    },
  };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

function goOnline(): void {
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
}

it('asks again by itself when the connection comes, also if the visit began without it', async () => {
  online.mockReturnValue(false);
  const { ask, leave } = await startVisit({ kind: 'offline' });
  expect(ask).toHaveBeenCalledTimes(1);
  goOnline();
  await settle();
  expect(ask).toHaveBeenCalledTimes(2);
  leave();
});

it('leaves a service in peace that asked for a pause, whatever the connection does', async () => {
  online.mockReturnValue(false);
  const { ask, leave } = await startVisit({
    kind: 'rate-limit',
    retryAfterMs: 86_399_000,
  });
  goOnline();
  await settle();
  expect(ask).toHaveBeenCalledTimes(1);
  leave();
});
