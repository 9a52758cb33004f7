import type { ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { evaluate } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import CodeBlock from '../../../components/CodeBlock';
import remarkExercise from '../../../remark/exercise';
import remarkStep from '../../../remark/step';
import { createProject } from '../testing/fixtures';
import { highlight } from '../../../remark/highlight';
import { labElements } from '../../page';
import { exerciseComponents } from '../mdx';

/** Compiles a page with the exercise, or the step, of the fixtures. */
export async function createPage(
  files: Parameters<typeof createProject>[0] = {},
  element: 'Exercise' | 'Step' = 'Exercise',
): Promise<ReactElement> {
  const project = createProject(files);
  try {
    const file = new VFile({
      value: `<${element} id="doble">\n\nHaz *algo*.\n\n</${element}>\n`,
      path: `${project.root}/docs/lesson.mdx`,
      cwd: project.root,
    });
    const { default: Content } = await evaluate(file, {
      ...runtime,
      remarkPlugins: [remarkGfm, remarkExercise, remarkStep],
      rehypePlugins: [highlight],
    });
    return (
      <Content
        components={{ ...exerciseComponents, ...labElements, CodeBlock }}
      />
    );
  } finally {
    project.remove();
  }
}
