import type { PhrasingContent, Table, TableRow } from 'mdast';
import { writtenLessons } from '../../courses/manifest';
import type { CourseManifest, Lesson } from '../../courses/manifest';
import { lpiTopics } from '../../data/lpi';
import type { Objective } from '../../data/lpi';
import { courseGuide, fromCourse } from '../courseGuide';
import { text } from '../jsx';

/** What the page of a course with the objectives of LPI holds. */
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

/** `una; otra`, with links; where there is none, a word that says so. */
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

/** `<LpiTable />` becomes the objectives, and the lessons that say in `lpi` that they teach them. */
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
