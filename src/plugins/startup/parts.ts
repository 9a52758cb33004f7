/** What Docusaurus writes of the bundler's output: `client-manifest.json`. */
export interface ClientManifest {
  /** By the name of a chunk: the ids of those that it needs, itself included. */
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

/** A route, as far as it says which parts of the application it needs. */
export interface Route {
  readonly path: string;
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
}

/** By the key of a route: the names of its chunks, in nested objects. */
export type ChunkNames = Readonly<Record<string, unknown>>;

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(namesIn)
    : [];
}

const flatten = (routes: readonly Route[]): Route[] =>
  routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);

const withSlash = (path: string) => path.replace(/\/?$/, '/');

const matches = ({ path, exact }: Route, page: string) =>
  exact ? withSlash(path) === page : page.startsWith(withSlash(path));

/** As React Router does: the first that matches, and inside it again. */
function routesOf(routes: readonly Route[], page: string): Route[] {
  const route = routes.find((each) => matches(each, page));
  return route ? [route, ...routesOf(route.routes ?? [], page)] : [];
}

/**
 * Which scripts the application needs to come alive on a page, those of every
 * page first.
 *
 * @param routes Of the site.
 * @param chunkNames `routesChunkNames.json`, in the order of the routes.
 * @param manifest What the bundler wrote.
 * @returns For the address of a page, the addresses of its scripts.
 */
export function createPartsOf(
  routes: readonly Route[],
  chunkNames: ChunkNames,
  { origins, assets }: ClientManifest,
): (page: string) => string[] {
  const files = Object.entries(assets).flatMap(([id, { js = [] }]) =>
    js.map((file) => ({ id, ...file })),
  );
  const idOf = (name: string) =>
    files.find(({ file }) => file.startsWith(`assets/js/${name}.`))?.id;
  const addressesOf = (name: string): string[] =>
    (origins[name] ?? [idOf(name) ?? '']).flatMap((id) =>
      (assets[id]?.js ?? []).map(({ publicPath }) => publicPath),
    );
  const entries = Object.entries(chunkNames);
  const named = new Map(
    flatten(routes).map((route, index) => {
      const [key = '', names] = entries[index] ?? [];
      if (!key.startsWith(`${route.path}-`))
        throw new Error(
          `Las rutas no son las de routesChunkNames.json: se esperaba «${route.path}», se encontró «${key}».`,
        );
      return [route, namesIn(names)];
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
      ...routesOf(routes, withSlash(page))
        .flatMap((route) => named.get(route) ?? [])
        .flatMap(addressesOf),
    ]),
  ];
}
