import type {
  PropSidebarItem,
  PropSidebars,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import { findCommonFolder, isInside } from './folders';

/** The breadcrumbs only ask whether a link of a sidebar has an identifier. */
const ANY_DOC = '-';

function removeIdentifier(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'link' && item.docId !== undefined)
    return { ...item, docId: ANY_DOC };
  return item.type === 'category'
    ? { ...item, items: item.items.map(removeIdentifier) }
    : item;
}

/**
 * Minimum number of pages of a sidebar with a route of its own. The route adds
 * some 60 bytes to every page of the site, more than a small sidebar would
 * save.
 */
const MIN_SIDEBAR_PAGES = 20;

/** Returns the folder of the pages of each sidebar with a route of its own. */
function listSidebarFolders(pages: readonly RouteConfig[]): string[] {
  const paths = new Map<unknown, string[]>();
  for (const { path, sidebar } of pages)
    if (sidebar !== undefined)
      paths.set(sidebar, [...(paths.get(sidebar) ?? []), path]);
  return [...paths.values()]
    .filter(({ length }) => length >= MIN_SIDEBAR_PAGES)
    .map(findCommonFolder);
}

/** Returns the sidebars that some pages show. */
function pickSidebars(
  pages: readonly RouteConfig[],
  sidebars: PropSidebars,
): PropSidebars {
  const shownSidebars = new Set(pages.map(({ sidebar }) => sidebar));
  return Object.fromEntries(
    Object.entries(sidebars)
      .filter(([name]) => shownSidebars.has(name))
      .map(([name, items]) => [name, items.map(removeIdentifier)]),
  );
}

/**
 * Splits the route of the pages of an edition into one for each folder with a
 * large sidebar, and one for the rest. A page is in the deepest folder that
 * contains it, which is the one that the router matches.
 */
function splitPages(route: RouteConfig, sidebars: PropSidebars): RouteConfig[] {
  const { path: root, routes: pages = [] } = route;
  const inner = listSidebarFolders(pages).filter(
    (folder) => !isInside(root, folder),
  );
  const folders = [root, ...new Set(inner)].sort(
    (left, right) => left.length - right.length,
  );
  return folders.map((folder) => {
    const ownPages = pages.filter(
      ({ path }) =>
        (folders.findLast((folderPath) => isInside(path, folderPath)) ??
          root) === folder,
    );
    return {
      ...route,
      path: folder,
      props: { sidebars: pickSidebars(ownPages, sidebars) },
      routes: ownPages,
    };
  });
}

function splitEdition(edition: RouteConfig): RouteConfig {
  const version = edition.props?.['version'] as PropVersionMetadata | undefined;
  if (!version || !edition.routes)
    throw new Error(
      `No se entienden las rutas de los cursos, y cada página traería los menús de todos.\n  se esperaba: una ruta por edición, con la propiedad «version» y sus páginas\n  se encontró: la ruta ${edition.path}, con el componente ${edition.component}`,
    );
  return {
    ...edition,
    props: {
      ...edition.props,
      version: { ...version, docs: {}, docsSidebars: {} },
    },
    routes: edition.routes.flatMap((route) =>
      route.routes ? splitPages(route, version.docsSidebars) : [route],
    ),
  };
}

/**
 * Moves each sidebar from the props of an edition, which all its pages load, to
 * a route of the pages that show it. Removes the list of the pages of the
 * edition, for lists of cards that this site does not show.
 *
 * @param root Route of all editions, as Docusaurus makes it.
 * @throws {Error} in Spanish, when its routes are not those of editions.
 */
export const splitRoutes = (root: RouteConfig): RouteConfig => ({
  ...root,
  routes: (root.routes ?? [root]).map(splitEdition),
});
