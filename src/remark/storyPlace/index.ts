import path from 'node:path';
import type { PhrasingContent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { allLessons, readCourses } from '../../courses/manifest';
import { isWritten, mapOf } from '../../courses/plan';
import type { MapLesson, MapModule } from '../../courses/plan';
import { parseMarkdown } from '../../content/markdown';
import { text } from '../jsx';
import { nameOf } from '../placeInFile';

/** The name of a project, which leads to it if it can be read. */
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

/** What a lesson says of the project of its module. */
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

/** What a project says of those of the other modules. */
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
 * Remark plugin: a lesson of a course ends with its place on the way to the
 * project of its module, and a project with the one that follows. It goes
 * before the rest, which looks for links.
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
