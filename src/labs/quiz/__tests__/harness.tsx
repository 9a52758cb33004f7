import type { ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { evaluate } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import remarkQuiz from '../../../remark/quiz';
import { quizComponents } from '../mdx';

/** Compiles an author's Markdown into a page. */
export async function createPage(markdown: string): Promise<ReactElement> {
  const { default: Content } = await evaluate(
    { value: markdown, path: 'docs/lesson.mdx' },
    { ...runtime, remarkPlugins: [remarkGfm, remarkQuiz] },
  );
  return <Content components={quizComponents} />;
}

export const oneQuestion = `
1. ¿Qué imprime \`7 / 2\`?

   - [ ] \`3.5\`

     Los dos son enteros.

   - [x] \`3\`

     Se pierde la parte decimal.
`;

export const manyQuestion = `
1. ¿Qué nombres sirven?

   - [x] \`lives_2\`

     Empieza por letra.

   - [ ] \`2lives\`

     Empieza por dígito.

   - [x] \`livesTwo\`

     Solo tiene letras.
`;

export const typedQuestion = `
1. Se llama ___.

   - [x] \`printf\`, \`printf()\`

     La efe es de formato.

   - [ ] \`print\`

     Es de Python.
`;

export const formatQuiz = (...questions: readonly string[]): string =>
  `<Quiz>\n${questions.join('')}\n</Quiz>\n`;
