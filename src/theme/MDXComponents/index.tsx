import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '../../components/CodeBlock';
import Placeholder from '../../components/Placeholder';
import { labElements } from '../../labs/elements';
import { exerciseComponents } from '../../labs/exercise/mdx';
import { quizComponents } from '../../labs/quiz/mdx';
import Term from '../../components/Term';
import Table from './Table';

export default {
  ...MDXComponents,
  ...quizComponents,
  ...exerciseComponents,
  ...labElements,
  CodeBlock,
  Placeholder,
  Term,
  table: Table,
};
