import type { Plugin } from '@docusaurus/types';

interface SidebarItem {
  readonly docId?: string;
  readonly items?: readonly SidebarItem[];
}

interface VersionProps {
  readonly version: {
    readonly docsSidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  };
}

/** The breadcrumbs only ask whether a link of a sidebar has an identifier. */
const ANY_DOC = '-';

const removeIdentifier = (item: SidebarItem): SidebarItem => ({
  ...item,
  ...(item.docId === undefined ? {} : { docId: ANY_DOC }),
  ...(item.items ? { items: item.items.map(removeIdentifier) } : {}),
});

/**
 * Parses the props of an edition, which all its pages load, and removes the list
 * of its pages and their identifiers.
 */
export function removeDocs(source: string): unknown {
  const props = JSON.parse(source) as Partial<VersionProps>;
  if (!props.version) return props;
  const sidebars = Object.entries(props.version.docsSidebars).map(
    ([name, items]) => [name, items.map(removeIdentifier)] as const,
  );
  return {
    ...props,
    version: {
      ...props.version,
      docs: {},
      docsSidebars: Object.fromEntries(sidebars),
    },
  };
}

/**
 * Removes from the props of an edition the list of its pages, with titles and
 * descriptions, for lists of cards that this site does not show. Every page of a
 * course loads them: 5 KB of each page, which grew with each lesson. The sidebar
 * has the titles that are used.
 */
export default function versionPropsPlugin(): Plugin {
  return {
    name: 'version-props',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][^\\/]+\.json$/,
            type: 'json',
            parser: { parse: removeDocs },
          },
        ],
      },
    }),
  };
}
