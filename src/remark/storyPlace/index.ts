import path from 'node:path';
import type { PhrasingContent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { listLessons, readCourses } from '../../courses/manifest';
import { isWritten, readCourseMap } from '../../courses/plan';
import type { MapLesson, MapModule } from '../../courses/plan';
import { parseMarkdown } from '../../content/markdown';
import { createText } from '../../content/jsx';
import { getProjectPath } from '../../content/formatPlace';

/**
 * Writes the name of a project: a link when it is written, a quoted title
 * otherwise.
 */
function createProjectName(
  { title, page }: MapLesson,
  fromFile: string,
): PhrasingContent[] {
  if (isWritten(page)) {
    const url = path.posix.relative(path.posix.dirname(fromFile), page.file);
    return [
      {
        type: 'link',
        url: url.startsWith('.') ? url : `./${url}`,
        children: [createText(page.title)],
      },
      createText('.'),
    ];
  }
  const [line] = parseMarkdown(title).children;
  const words =
    line?.type === 'paragraph' ? line.children : [createText(title)];
  return [createText('«'), ...words, createText('», que está en camino.')];
}

/** Writes the position of a lesson in its module, and the module's project. */
function describeLesson(
  { lessons, project }: MapModule,
  file: string,
): PhrasingContent[] {
  const lessonIndex = lessons.findIndex(({ page }) => page?.file === file);
  if (!project || lessonIndex < 0) return [];
  return [
    createText(
      `Lección ${lessonIndex + 1} de ${lessons.length} hacia el proyecto del módulo, `,
    ),
    ...createProjectName(project, file),
  ];
}

/** Writes the position of a project in the course, and the next project. */
function describeProject(
  modules: readonly MapModule[],
  file: string,
): PhrasingContent[] {
  const projects = modules.flatMap(({ project }) => project ?? []);
  const projectIndex = projects.findIndex(({ page }) => page?.file === file);
  const next = projects[projectIndex + 1];
  return [
    createText(`Proyecto ${projectIndex + 1} de ${projects.length}. `),
    ...(next
      ? [createText('El que sigue: '), ...createProjectName(next, file)]
      : [createText('Es el último del curso.')]),
  ];
}

/**
 * Remark plugin that appends, to a lesson, its position on the way to the
 * project of its module and, to a project, the next one. It must run before the
 * plugins that look for links.
 */
export default function storyPlace() {
  return (tree: Root, file: VFile): void => {
    const page = getProjectPath(file);
    const manifest = readCourses(file.cwd).find((each) =>
      listLessons(each).some(
        (lesson) => lesson.file === page && isWritten(lesson),
      ),
    );
    if (!manifest) return;
    const modules = readCourseMap(manifest, file.cwd);
    const isProject = modules.some(
      ({ project }) => project?.page?.file === page,
    );
    const children = isProject
      ? describeProject(modules, page)
      : modules.flatMap((module) => describeLesson(module, page));
    if (children.length > 0)
      tree.children.push({ type: 'paragraph', children });
  };
}
