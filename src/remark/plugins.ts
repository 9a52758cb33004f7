import type { Options } from '@docusaurus/plugin-content-docs';
import glossary from './glossary';
import { highlight } from './highlight';
import remarkExercise from './exercise';
import remarkPause from './pause';
import remarkQuiz from './quiz';
import remarkStep from './step';

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
