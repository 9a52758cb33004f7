import type { PhrasingContent, Table, TableRow } from 'mdast';
import { writtenLessons } from '../../courses/manifest';
import type { CourseManifest, Lesson } from '../../courses/manifest';
import { lpiTopics } from '../../data/lpi';
import type { Objective } from '../../data/lpi';
import { courseGuide, fromCourse } from '../courseGuide';
import { text } from '../jsx';

/** Element for the page of a course that lists the LPI objectives. */
export const lpiTableElement = 'LpiTable';

const rowOf = (
  ...cells: readonly (readonly PhrasingContent[])[]
): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({
    type: 'tableCell',
    children: [...children],
  })),
});

/** Links the lessons as `una; otra`, or says that there is none. */
function linksTo(
  lessons: readonly Lesson[],
  manifest: CourseManifest,
): PhrasingContent[] {
  if (lessons.length === 0) return [text('ninguna todavía')];
  return lessons.flatMap(({ title, file }, index): PhrasingContent[] => [
    ...(index > 0 ? [text('; ')] : []),
    { type: 'link', url: fromCourse(manifest, file), children: [text(title)] },
  ]);
}

function tableOf(
  objectives: readonly Objective[],
  manifest: CourseManifest,
): Table {
  const written = writtenLessons(manifest);
  return {
    type: 'table',
    align: [null, 'right', null],
    children: [
      rowOf([text('Objetivo')], [text('Peso')], [text('Lecciones')]),
      ...objectives.map(({ code, title, weight }) =>
        rowOf(
          [{ type: 'strong', children: [text(code)] }, text(` ${title}`)],
          [text(String(weight))],
          linksTo(
            written.filter(({ lpi }) => lpi.includes(code)),
            manifest,
          ),
        ),
      ),
    ],
  };
}

/**
 * Remark plugin: replaces `<LpiTable />` with the objectives and, for each, the
 * lessons that name it in `lpi`.
 */
export default courseGuide({
  element: lpiTableElement,
  contents: (manifest) =>
    lpiTopics.flatMap(({ title, objectives }, index) => [
      {
        type: 'heading' as const,
        depth: 2 as const,
        children: [text(`${index + 1}. ${title}`)],
      },
      tableOf(objectives, manifest),
    ]),
});
