import type { PhrasingContent, Table, TableRow } from 'mdast';
import { listWrittenLessons } from '../../courses/manifest';
import type { CourseManifest, Lesson } from '../../courses/manifest';
import { lpiTopics } from '../../data/lpi';
import type { Objective } from '../../data/lpi';
import { createCourseGuide, getLinkFromCourse } from '../courseGuide';
import { createText } from '../../content/jsx';

/** Element for the page of a course that lists the LPI objectives. */
export const lpiTableElement = 'LpiTable';

const createRow = (
  ...cells: readonly (readonly PhrasingContent[])[]
): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({
    type: 'tableCell',
    children: [...children],
  })),
});

/** Links the lessons as `una; otra`, or says that there is none. */
function createLessonLinks(
  lessons: readonly Lesson[],
  manifest: CourseManifest,
): PhrasingContent[] {
  if (lessons.length === 0) return [createText('ninguna todavía')];
  return lessons.flatMap(({ title, file }, index): PhrasingContent[] => [
    ...(index > 0 ? [createText('; ')] : []),
    {
      type: 'link',
      url: getLinkFromCourse(manifest, file),
      children: [createText(title)],
    },
  ]);
}

function createTable(
  objectives: readonly Objective[],
  manifest: CourseManifest,
): Table {
  const writtenLessons = listWrittenLessons(manifest);
  return {
    type: 'table',
    align: [null, 'right', null],
    children: [
      createRow(
        [createText('Objetivo')],
        [createText('Peso')],
        [createText('Lecciones')],
      ),
      ...objectives.map(({ code, title, weight }) =>
        createRow(
          [
            { type: 'strong', children: [createText(code)] },
            createText(` ${title}`),
          ],
          [createText(String(weight))],
          createLessonLinks(
            writtenLessons.filter(({ lpi }) => lpi.includes(code)),
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
export default createCourseGuide({
  element: lpiTableElement,
  createContents: (manifest) =>
    lpiTopics.flatMap(({ title, objectives }, index) => [
      {
        type: 'heading' as const,
        depth: 2 as const,
        children: [createText(`${index + 1}. ${title}`)],
      },
      createTable(objectives, manifest),
    ]),
});
