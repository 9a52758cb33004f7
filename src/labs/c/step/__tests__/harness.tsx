import type { ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { evaluate } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import CodeBlock from '../../../../components/CodeBlock';
import { highlight } from '../../../../remark/highlight';
import remarkStep from '../../../../remark/step';
import { labElements } from '../../../page';
import { exerciseComponents } from '../../../exercise/mdx';
import { createStep } from '../testing/fixtures';

/** Builds the page of a fixture step. */
export async function createStepPage(
  ...parameters: Parameters<typeof createStep>
): Promise<ReactElement> {
  const project = createStep(...parameters);
  try {
    const file = new VFile({
      value: '<Step id="mira">\n\n¿Qué *sale*?\n\n</Step>\n',
      path: `${project.root}/docs/lesson.mdx`,
      cwd: project.root,
    });
    const { default: Content } = await evaluate(file, {
      ...runtime,
      remarkPlugins: [remarkGfm, remarkStep],
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
