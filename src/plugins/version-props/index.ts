import type { Plugin } from '@docusaurus/types';

interface VersionProps {
  readonly version: {
    readonly docs: Readonly<
      Record<string, { readonly description?: string; readonly title: string }>
    >;
  };
}

/**
 * Parses the props of an edition, which all its pages load, and removes the
 * descriptions.
 */
export function removeDescriptions(source: string): unknown {
  const props = JSON.parse(source) as Partial<VersionProps>;
  if (!props.version) return props;
  const docs = Object.entries(props.version.docs).map(
    ([id, doc]) => [id, { ...doc, description: undefined }] as const,
  );
  return {
    ...props,
    version: { ...props.version, docs: Object.fromEntries(docs) },
  };
}

/**
 * Removes descriptions from the props of an edition. Every page of a course
 * loads title and description of all others, for lists of cards that this site
 * does not show. Titles are used; descriptions were 3 KB of each page, and grew
 * with each lesson.
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
            parser: { parse: removeDescriptions },
          },
        ],
      },
    }),
  };
}
