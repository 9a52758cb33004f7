import { startDemoApi } from '../../../scripts/lib/demo-api/index.mjs';
import { queryClient } from '../../api/queryClient';
import { clearVisitState } from '../kit/useVisitState';
import { setReducedMotion } from '../../testing/reducedMotion';
import { demoSettings } from './demoSettings';

type DemoApi = Awaited<ReturnType<typeof startDemoApi>>;

interface DemoVisit {
  readonly api: DemoApi;
  /** Messages written to the console during the current test. */
  readonly consoleMessages: readonly unknown[];
  /**
   * Returns the requests for data during the current test, without pictures.
   */
  readonly getRequests: () => readonly string[];
}

/**
 * Rejects responses without a CORS header, as a browser does; Node does not.
 */
function mockCorsFetch(): void {
  const plainFetch = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...parameters) => {
    const response = await plainFetch(...parameters);
    if (response.headers.has('Access-Control-Allow-Origin')) return response;
    throw new TypeError('Failed to fetch');
  });
}

/**
 * Starts a new visit before each test, with one demo service for the whole
 * file.
 *
 * @param dripMs Duration of a slow body, in ms.
 */
export function setUpDemoVisit(dripMs?: number): DemoVisit {
  let api: DemoApi;
  const complaints: unknown[] = [];

  beforeAll(async () => {
    api = await startDemoApi({ port: 0, ...(dripMs && { dripMs }) });
    demoSettings.demoApi = api.url;
  });
  beforeEach(() => {
    complaints.length = 0;
    api.reset();
    queryClient.clear();
    clearVisitState();
    setReducedMotion(true);
    mockCorsFetch();
    for (const level of ['error', 'warn'] as const)
      jest.spyOn(console, level).mockImplementation((...messages) => {
        complaints.push(messages);
      });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await api.close();
  });

  return {
    get api() {
      return api;
    },
    consoleMessages: complaints,
    getRequests: () =>
      api.log.filter(({ kind }) => kind === 'data').map(({ url }) => url),
  };
}
