import { createHash } from 'node:crypto';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import type { File, PackSummary } from '../../offline/manifest';
import { installDevice } from './device';
import type { TestDevice } from './device';

const origin = 'http://localhost';

/** Mock site that publishes packs, and can publish them again. */
export interface TestSite {
  readonly handlers: ReturnType<typeof http.get>[];
  /**
   * Publishes a pack, or a new version of it. `files` maps an address to its
   * body; pages go last.
   */
  readonly publishPack: (
    files: Readonly<Record<string, string>>,
    changes?: Partial<PackSummary>,
  ) => PackSummary;
  /** Removes a pack from `/paquetes.json`. */
  readonly removePack: (id: string) => void;
  /**
   * Paths requested, in order, except `/paquetes.json` and the pack manifests.
   */
  readonly requestedPaths: string[];
  /** Called before a file is served; a returned response replaces that file. */
  intercept: (
    url: string,
  ) => Response | undefined | Promise<Response | undefined>;
}

const EMPTY_SIZE = { bytes: 0, wire: 0 };

/** Creates the manifest entry of a file. */
export function createFileEntry(url: string, text: string): File {
  const body = Buffer.from(text);
  return {
    url,
    bytes: body.length,
    wire: body.length,
    hash: createHash('sha256').update(body).digest('base64'),
  };
}

/** Creates the summary of a pack with these files; `holds` is invented. */
export function createPackSummary(
  files: readonly File[],
  changes: Partial<PackSummary> = {},
): PackSummary {
  const total = files.reduce((sum, { wire }) => sum + wire, 0);
  const { id = 'c' } = changes;
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  return {
    id,
    course: id,
    title: 'Curso de C',
    edition: '4.0',
    manifest: `/paquetes/${id}.${hash.slice(0, 8)}.json`,
    files: files.length,
    bytes: total,
    wire: total,
    holds: {
      lessons: 20,
      pages: EMPTY_SIZE,
      application: EMPTY_SIZE,
      lab: EMPTY_SIZE,
      search: EMPTY_SIZE,
    },
    ...changes,
  };
}

/** Creates a site without packs. */
function createSite(): TestSite {
  const summariesById = new Map<string, PackSummary>();
  const manifests = new Map<string, readonly File[]>();
  let bodies: Record<string, string> = {};
  const requestedPaths: string[] = [];
  const site: TestSite = {
    requestedPaths: requestedPaths,
    intercept: () => undefined,
    publishPack(texts, changes) {
      const files = Object.entries(texts).map(([url, text]) =>
        createFileEntry(url, text),
      );
      const summary = createPackSummary(files, changes);
      const before = summariesById.get(summary.id);
      if (before) manifests.delete(before.manifest);
      summariesById.set(summary.id, summary);
      manifests.set(summary.manifest, files);
      bodies = { ...texts };
      return summary;
    },
    removePack(id) {
      summariesById.delete(id);
    },
    handlers: [
      http.get(`${origin}/paquetes.json`, () =>
        HttpResponse.json({ build: 'abc', packs: [...summariesById.values()] }),
      ),
      http.get(`${origin}/paquetes/:name`, ({ request }) => {
        const { pathname } = new URL(request.url);
        const files = manifests.get(pathname);
        const [, id] = /paquetes\/(.+)\.\w+\.json/.exec(pathname) ?? [];
        return files
          ? HttpResponse.json({ id, build: 'abc', files })
          : new HttpResponse(null, { status: 404 });
      }),
      http.get(`${origin}/*`, async ({ request }) => {
        const { pathname } = new URL(request.url);
        requestedPaths.push(pathname);
        const interceptedResponse = await site.intercept(pathname);
        if (interceptedResponse) return interceptedResponse;
        const body = bodies[pathname];
        return body === undefined
          ? new HttpResponse(null, { status: 404 })
          : HttpResponse.html(body);
      }),
    ],
  };
  return site;
}

/** Installs a fresh device and publishes one pack on a fresh site. */
export function openSite(
  server: SetupServer,
  files: Readonly<Record<string, string>>,
): { readonly device: TestDevice; readonly site: TestSite } {
  const device = installDevice();
  const site = createSite();
  server.use(...site.handlers);
  site.publishPack(files);
  return { device, site };
}
