import type { Plugin } from '@docusaurus/types';
import { parseContent } from '../../content/parseContent';
import { courses } from '../../courses';
import { coursesSchema } from '../../courses/schema';
import { contentRegistry } from '../../contentCheck/registry';
import type { ContentEntry } from '../../contentCheck/registry';

/**
 * Parses every entry against its schema.
 *
 * @throws {ContentError} at the first file that does not fit.
 */
export function checkContent(entries: readonly ContentEntry[]): void {
  for (const { file, root, schema, data } of entries)
    parseContent(schema, data, { file, root });
}

/**
 * Stops the build when a file of `src/data/`, or a course, does not fit its
 * schema.
 */
export default function contentCheckPlugin(): Plugin {
  return {
    name: 'content-check',
    loadContent() {
      checkContent([
        ...contentRegistry,
        {
          file: 'src/courses/index.ts',
          root: 'courses',
          schema: coursesSchema,
          data: courses,
        },
      ]);
    },
  };
}
