import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startServer } from '../../scripts/lib/static-server.mjs';
import { test as base } from './apps';
import { makeOtherBuild } from './otherBuild';

/** Web server of one test, which can go down or publish another build. */
export interface Host {
  readonly url: string;
  /** Requested paths, in order. */
  readonly requestedPaths: readonly string[];
  /** Shuts the server down. */
  readonly stop: () => Promise<void>;
  /**
   * Serves a build, without the files that only the other one has. Starts the
   * server if it is down.
   */
  readonly publish: (build: 'first' | 'second') => Promise<void>;
  /** Leaves requests for these paths unanswered until `release`. */
  readonly hold: (paths: RegExp) => void;
  readonly release: () => void;
}

async function startHost(otherBuild: string): Promise<Host> {
  const requestedUrls: string[] = [];
  let heldRequests:
    { paths: RegExp; end: () => void; over: Promise<void> } | undefined;
  const start = (root: string, port: number) =>
    startServer({
      root,
      port,
      onAsked(file) {
        requestedUrls.push(file);
        return heldRequests?.paths.test(file) ? heldRequests.over : undefined;
      },
    });
  let server = await start('build', 0);
  let isUp = true;
  const { url } = server;
  return {
    url,
    requestedPaths: requestedUrls,
    async stop() {
      if (isUp) await server.close();
      isUp = false;
    },
    async publish(build) {
      const root = build === 'first' ? 'build' : otherBuild;
      if (isUp) await server.serve(root);
      else server = await start(root, Number(new URL(url).port));
      isUp = true;
    },
    hold(paths) {
      let end = () => {};
      const holdOver = new Promise<void>((resolve) => {
        end = resolve;
      });
      heldRequests = { paths, end, over: holdOver };
    },
    release() {
      heldRequests?.end();
      heldRequests = undefined;
    },
  };
}

/** Gives each test its own host, which serves the first build at `baseURL`. */
export const test = base.extend<
  { readonly host: Host },
  { readonly otherBuild: string }
>({
  otherBuild: [
    // Playwright requires an object pattern, even for a fixture without
    // dependencies.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => {
      const folder = path.resolve(`.cache/other-build-${workerIndex}`);
      await makeOtherBuild('build', folder);
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  host: [
    async ({ otherBuild }, use) => {
      const host = await startHost(otherBuild);
      await use(host);
      await host.stop();
    },
    { scope: 'test' },
  ],
  baseURL: [
    async ({ host }, use) => {
      await use(host.url);
    },
    { scope: 'test' },
  ],
});
