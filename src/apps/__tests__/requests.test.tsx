import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { requestLimits } from '../../api/limits';
import { setPathname } from '../../testing/docusaurus/router';
import { setUpDemoVisit } from './demoService';
import type * as DemoSettings from './demoSettings';
import { queryMain, networkedApps } from './networkedApps';
import type { NetworkedApp } from './networkedApps';

jest.mock(
  '../../api/settings',
  () => jest.requireActual<typeof DemoSettings>('./demoSettings').demoSettings,
);

const demo = setUpDemoVisit();

const listAlerts = () => queryMain('[role=alert]');
const getButton = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>('button', { name });

function open({ Page, address, ask }: NetworkedApp): void {
  setPathname(address);
  render(<Page />);
  ask?.();
}

/**
 * Stops the clock: it advances only when the test says so, but the network is
 * real.
 */
function stopClock(): void {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'],
  });
}

const advanceClock = (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
    await nextTurn();
  });

/** Advances the clock in small steps until the condition is true. */
async function advanceClockUntil(isSo: () => boolean): Promise<void> {
  const start = performance.now();
  while (!isSo()) {
    if (performance.now() - start > 20_000) throw new Error('it never was so');
    await advanceClock(10);
  }
}

afterEach(() => {
  jest.useRealTimers();
});

describe.each(networkedApps)('$name', (app) => {
  const { service, content } = app;

  it('asks at most twice by itself in a minute of failures', async () => {
    stopClock();
    demo.api.setRules(`${service}:500`);
    open(app);
    await advanceClockUntil(() => listAlerts().length > 0);
    expect(demo.getRequests().length).toBeGreaterThan(0);
    for (let second = 0; second < 60; second += 1) await advanceClock(1000);
    expect(demo.getRequests().length).toBeLessThanOrEqual(3);
  });

  it('waits as long as a 429 asks before the reader may retry', async () => {
    stopClock();
    demo.api.setRules(`${service}:429:3*1`);
    open(app);
    await advanceClockUntil(() => listAlerts().length > 0);
    expect(getButton('Reintentar en 3 s')).toBeDisabled();
    await advanceClock(2000);
    expect(getButton('Reintentar en 1 s')).toBeDisabled();
    await advanceClock(1000);
    expect(demo.getRequests()).toHaveLength(1);
    fireEvent.click(getButton('Reintentar'));
    await advanceClockUntil(() => content().length > 0);
    expect(listAlerts()).toEqual([]);
    expect(demo.getRequests()).toHaveLength(2);
  });

  it('says that the reader is offline and recovers by itself', async () => {
    jest.replaceProperty(requestLimits, 'retryDelayMs', 20);
    const online = jest
      .spyOn(navigator, 'onLine', 'get')
      .mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    demo.api.setRules(`${service}:offline`);
    open(app);
    await waitFor(() => {
      expect(listAlerts()[0]).toHaveTextContent('Estás sin conexión');
    });
    demo.api.setRules('');
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => {
      expect(content()).not.toEqual([]);
    });
    expect(listAlerts()).toEqual([]);
  });
});

describe('the last of 20 quick actions wins', () => {
  const getApp = (name: string) => {
    const app = networkedApps.find((candidate) => candidate.name === name);
    if (!app) throw new Error(`no app ${name}`);
    return app;
  };
  const listRequests = () => demo.api.log.filter(({ kind }) => kind === 'data');

  async function load(app: NetworkedApp): Promise<void> {
    open(app);
    await waitFor(() => {
      expect(app.content()).not.toEqual([]);
    });
  }

  /**
   * Clicks again only after the service has the previous request: otherwise it
   * would be aborted before it is sent.
   */
  async function clickQuickly(name: string, times: number): Promise<void> {
    for (let click = 0; click < times; click += 1) {
      const before = listRequests().length;
      fireEvent.click(getButton(name));
      await waitFor(() => {
        expect(listRequests()).toHaveLength(before + 1);
      });
    }
  }

  const expectAborted = (count: number) =>
    waitFor(() => {
      expect(listRequests().filter(({ aborted }) => aborted)).toHaveLength(
        count,
      );
    });

  it.each(['rickoso', 'poke'])(
    'in %s, and the pages in between are aborted',
    async (name) => {
      const app = getApp(name);
      await load(app);
      demo.api.setRules(`${app.service}:hang*19`);
      await clickQuickly('Siguiente', 20);
      await waitFor(() => {
        expect(queryMain('[aria-busy=true]')).toEqual([]);
      });
      expect(screen.getByText(/^Página 21 de \d+$/)).toBeInTheDocument();
      expect(listRequests().at(-1)?.url).toMatch(/page=21|offset=400/);
      expect(listRequests()).toHaveLength(20);
      await expectAborted(19);
    },
  );

  it('in the oracle, and the older questions are aborted', async () => {
    const app = getApp('oráculo');
    demo.api.setRules(`${app.service}:hang*19`);
    open(app);
    await waitFor(() => {
      expect(listRequests()).toHaveLength(1);
    });
    await clickQuickly('Preguntar otra vez lo mismo', 19);
    await waitFor(() => {
      expect(app.content()).not.toEqual([]);
    });
    expect(listRequests()).toHaveLength(20);
    await expectAborted(19);
  });

  it('in GifExpertApp, where every term keeps its own results', async () => {
    const app = getApp('gif');
    await load(app);
    demo.api.setRules('giphy:latency:100-600');
    const words = Array.from({ length: 8 }, (_, index) => `término ${index}`);
    for (const word of words) {
      fireEvent.change(screen.getByRole('searchbox'), {
        target: { value: word },
      });
      fireEvent.click(getButton('Buscar'));
    }
    for (const word of words)
      await waitFor(() => {
        expect(queryMain(`img[alt*="${word}"]`)).not.toEqual([]);
      });
    expect(demo.getRequests()).toHaveLength(8);
  });
});
