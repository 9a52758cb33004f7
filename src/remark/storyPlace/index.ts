import path from 'node:path';
import type { PhrasingContent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { allLessons, readCourses } from '../../courses/manifest';
import { isWritten, mapOf } from '../../courses/plan';
import type { MapLesson, MapModule } from '../../courses/plan';
import { parseMarkdown } from '../../content/markdown';
import { text } from '../jsx';
import { nameOf } from '../placeInFile';

/**
 * Writes the name of a project: a link when it is written, a quoted title
 * otherwise.
 */
function nameIn({ title, page }: MapLesson, from: string): PhrasingContent[] {
  if (isWritten(page)) {
    const url = path.posix.relative(path.posix.dirname(from), page.file);
    return [
      {
        type: 'link',
        url: url.startsWith('.') ? url : `./${url}`,
        children: [text(page.title)],
      },
      text('.'),
    ];
  }
  const [line] = parseMarkdown(title).children;
  const words = line?.type === 'paragraph' ? line.children : [text(title)];
  return [text('«'), ...words, text('», que está en camino.')];
}

/** Writes the position of a lesson in its module, and the module's project. */
function ofLesson(
  { lessons, project }: MapModule,
  file: string,
): PhrasingContent[] {
  const at = lessons.findIndex(({ page }) => page?.file === file);
  if (!project || at < 0) return [];
  return [
    text(
      `Lección ${at + 1} de ${lessons.length} hacia el proyecto del módulo, `,
    ),
    ...nameIn(project, file),
  ];
}

/** Writes the position of a project in the course, and the next project. */
function ofProject(
  modules: readonly MapModule[],
  file: string,
): PhrasingContent[] {
  const projects = modules.flatMap(({ project }) => project ?? []);
  const at = projects.findIndex(({ page }) => page?.file === file);
  const next = projects[at + 1];
  return [
    text(`Proyecto ${at + 1} de ${projects.length}. `),
    ...(next
      ? [text('El que sigue: '), ...nameIn(next, file)]
      : [text('Es el último del curso.')]),
  ];
}

/**
 * Remark plugin: appends to a lesson its position on the way to the project of
 * its module, and to a project the one that follows. It must run before the
 * plugins that look for links.
 */
export default function storyPlace() {
  return (tree: Root, file: VFile): void => {
    const page = nameOf(file);
    const manifest = readCourses(file.cwd).find((each) =>
      allLessons(each).some(
        (lesson) => lesson.file === page && isWritten(lesson),
      ),
    );
    if (!manifest) return;
    const modules = mapOf(manifest, file.cwd);
    const isProject = modules.some(
      ({ project }) => project?.page?.file === page,
    );
    const children = isProject
      ? ofProject(modules, page)
      : modules.flatMap((module) => ofLesson(module, page));
    if (children.length > 0)
      tree.children.push({ type: 'paragraph', children });
  };
}
