import type { Options } from '@docusaurus/plugin-content-docs';
import glossary from '../src/remark/glossary';
import { highlight } from '../src/remark/highlight';
import remarkExercise from '../src/remark/exercise';
import remarkPause from '../src/remark/pause';
import remarkQuiz from '../src/remark/quiz';
import remarkStep from '../src/remark/step';

type Markdown = Required<Pick<Options, 'remarkPlugins' | 'rehypePlugins'>>;

/**
 * Markdown plugins of courses, guides, articles and the archive: one list, so
 * that a fence or a component means the same everywhere. Plugins are passed
 * without options, because options would be sent with the configuration of
 * every page.
 */
export const markdown: Markdown = {
  remarkPlugins: [
    remarkPause,
    remarkQuiz,
    remarkExercise,
    remarkStep,
    glossary,
  ],
  rehypePlugins: [highlight],
};
