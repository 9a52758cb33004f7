import { startDemoApi } from '../../../scripts/lib/demo-api/index.mjs';
import { queryClient } from '../../api/queryClient';
import { forgetVisit } from '../kit/useVisitState';
import { setReducedMotion } from '../../testing/reducedMotion';
import { demoSettings } from './demoSettings';

type DemoApi = Awaited<ReturnType<typeof startDemoApi>>;

interface DemoVisit {
  readonly api: DemoApi;
  /** What was written on the console in the test at hand. */
  readonly complaints: readonly unknown[];
  /** Requests for data in the test at hand, pictures apart. */
  readonly asked: () => readonly string[];
}

/** Node gives its caller what a browser keeps from another origin. */
function hideFromOthers(): void {
  const plainFetch = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const response = await plainFetch(...asked);
    if (response.headers.has('Access-Control-Allow-Origin')) return response;
    throw new TypeError('Failed to fetch');
  });
}

/**
 * Every test of the file starts a visit of its own, with a demo service behind
 * it that all of them share.
 *
 * @param dripMs How long a slow body takes.
 */
export function visitDemoService(dripMs?: number): DemoVisit {
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
    forgetVisit();
    setReducedMotion(true);
    hideFromOthers();
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

  return {
    get api() {
      return api;
    },
    complaints,
    asked: () =>
      api.log.filter(({ kind }) => kind === 'data').map(({ url }) => url),
  };
}
