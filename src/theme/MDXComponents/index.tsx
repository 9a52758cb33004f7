import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '../../components/CodeBlock';
import Pause from '../../courses/components/Pause';
import Placeholder from '../../components/Placeholder';
import { labElements } from '../../labs/page';
import { exerciseComponents } from '../../labs/exercise/mdx';
import { quizComponents } from '../../labs/quiz/mdx';
import Term from '../../glossary/components/Term';
import Table from '../../components/Table/index';

export default {
  ...MDXComponents,
  ...quizComponents,
  ...exerciseComponents,
  ...labElements,
  CodeBlock,
  Pausa: Pause,
  Placeholder,
  Term,
  table: Table,
};
