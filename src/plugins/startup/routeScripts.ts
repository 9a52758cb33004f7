import { collectNames, LESSON_CHUNK } from '../module-names/shortNames.mjs';

/**
 * Content of `client-manifest.json`, which Docusaurus writes about the
 * bundler's output.
 */
export interface ClientManifest {
  /** Ids of the chunks that a chunk needs, itself included, by its name. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<
    Record<
      string,
      {
        readonly js?: readonly {
          readonly file: string;
          readonly publicPath: string;
        }[];
      }
    >
  >;
}

/** Part of a route that determines its chunks. */
export interface Route {
  readonly path: string;
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
}

/** Names of a route's chunks, in nested objects, by the key of the route. */
export type ChunkNames = Readonly<Record<string, unknown>>;

const flatten = (routes: readonly Route[]): Route[] =>
  routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);

const withSlash = (path: string) => path.replace(/\/?$/, '/');

const matches = ({ path, exact }: Route, page: string) =>
  exact ? withSlash(path) === page : page.startsWith(withSlash(path));

/**
 * Returns the matching route and its matching descendants, as React Router
 * does: the first match at each level.
 */
function matchRoutes(routes: readonly Route[], page: string): Route[] {
  const route = routes.find((each) => matches(each, page));
  return route ? [route, ...matchRoutes(route.routes ?? [], page)] : [];
}

/**
 * Creates a function that returns the scripts which hydrate a page, those of
 * every page first.
 *
 * @param routes Routes of the site.
 * @param chunkNames Content of `routesChunkNames.json`, in the order of the
 *   routes.
 * @param manifest Content of `client-manifest.json`.
 * @param lessonParts Names of the chunks that are in that of lessons.
 * @returns A function from the address of a page to the addresses of its
 *   scripts.
 */
export function createScriptResolver(
  routes: readonly Route[],
  chunkNames: ChunkNames,
  { origins, assets }: ClientManifest,
  lessonParts: ReadonlySet<string>,
): (page: string) => string[] {
  const files = Object.entries(assets).flatMap(([id, { js = [] }]) =>
    js.map((file) => ({ id, ...file })),
  );
  const findChunkId = (name: string) =>
    files.find(({ file }) => file.startsWith(`assets/js/${name}.`))?.id;
  const getChunkIds = (name: string): readonly string[] =>
    origins[lessonParts.has(name) ? LESSON_CHUNK : name] ?? [
      findChunkId(name) ?? '',
    ];
  const getAddresses = (name: string): string[] =>
    getChunkIds(name).flatMap((id) =>
      (assets[id]?.js ?? []).map(({ publicPath }) => publicPath),
    );
  const entries = Object.entries(chunkNames);
  const routesToFiles = new Map(
    flatten(routes).map((route, index) => {
      const [key = '', names] = entries[index] ?? [];
      if (!key.startsWith(`${route.path}-`))
        throw new Error(
          `Las rutas no son las de routesChunkNames.json: se esperaba «${route.path}», se encontró «${key}».`,
        );
      return [route, collectNames(names)];
    }),
  );
  const entry = ['runtime~main', 'main'].flatMap((name) =>
    files
      .filter(({ file }) => file.startsWith(`assets/js/${name}.`))
      .map(({ publicPath }) => publicPath),
  );
  return (page) => [
    ...new Set([
      ...entry,
      ...matchRoutes(routes, withSlash(page))
        .flatMap((route) => routesToFiles.get(route) ?? [])
        .flatMap(getAddresses),
    ]),
  ];
}
