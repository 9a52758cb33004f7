import { render, screen, waitFor } from '@testing-library/react';
import { startDemoApi } from '../../../scripts/lib/demo-api/index.mjs';
import { limits } from '../../api/limits';
import { queryClient } from '../../api/queryClient';
import { forgetVisit } from '../kit/useVisitState';
import { setPathname } from '../../testing/docusaurus/router';
import { setReducedMotion } from '../../testing/reducedMotion';
import { cellsOf, outcomeOf } from './faultCells';
import { inMain, networkedApps } from './networkedApps';
import { loadPictures } from './pictures';

let mockOrigin = '';

jest.mock('../../api/settings', () => ({
  giphyKey: 'llave',
  get demoApi() {
    return mockOrigin;
  },
}));

jest.setTimeout(60_000);

const patience = { timeout: 20_000 };

let api: Awaited<ReturnType<typeof startDemoApi>>;
const complaints: unknown[] = [];

/** Node gives its caller what a browser keeps from another origin. */
function hideFromOthers(): void {
  const plainFetch = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const response = await plainFetch(...asked);
    if (response.headers.has('Access-Control-Allow-Origin')) return response;
    throw new TypeError('Failed to fetch');
  });
}

beforeAll(async () => {
  api = await startDemoApi({ port: 0, dripMs: 120 });
  mockOrigin = api.url;
});

beforeEach(() => {
  complaints.length = 0;
  queryClient.clear();
  forgetVisit();
  setReducedMotion(true);
  hideFromOthers();
  jest.replaceProperty(limits, 'retryDelayMs', 20);
  jest.replaceProperty(limits, 'retryAfterMs', 200);
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation((...said) => {
      complaints.push(said);
    });
});

afterEach(() => {
  jest.restoreAllMocks();
});

afterAll(async () => {
  await api.close();
});

const alerts = () => inMain('[role=alert]');
const retry = () =>
  screen.queryByText<HTMLButtonElement>(/^Reintentar/, { selector: 'button' });

const cells = cellsOf(networkedApps).map((cell) => ({
  ...cell,
  name: cell.app.name,
}));

it('has every fault for every app', () => {
  expect(cells).toHaveLength(141);
});

it.each(cells)(
  '$name holds when its service answers with $word',
  async ({
    app: { service, Page, address, heading, ask, content, empty },
    word,
  }) => {
    api.setRules(`${service}:${word}`);
    const silence = ['hang', 'hang-body'].includes(word)
      ? jest.replaceProperty(limits, 'timeoutMs', 1000)
      : undefined;
    setPathname(address);
    const { container } = render(<Page />);
    ask?.();

    const told = () => [...alerts(), ...screen.queryAllByText(empty)];
    const outcome = outcomeOf(word);
    const expected = () => {
      if (outcome === 'failure') return alerts();
      return outcome === 'content' ? content() : [...content(), ...told()];
    };
    await waitFor(() => {
      expect(expected()).not.toEqual([]);
    }, patience);
    await loadPictures(container, api);
    expect(expected()).not.toEqual([]);
    if (outcome === 'content') expect(alerts()).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      heading,
    );

    if (retry() !== null) {
      api.setRules('');
      silence?.restore();
      await waitFor(() => {
        expect(retry()).toBeEnabled();
      }, patience);
      retry()?.click();
      await waitFor(() => {
        expect(content()).not.toEqual([]);
      }, patience);
      expect(alerts()).toEqual([]);
    }

    const scripts = [...container.querySelectorAll('[href], [src]')].filter(
      (element) =>
        /^\s*javascript:/i.test(
          element.getAttribute('href') ?? element.getAttribute('src') ?? '',
        ),
    );
    expect(scripts).toEqual([]);
    expect(window).not.toHaveProperty('__pwned');
    expect(complaints).toEqual([]);
  },
);
