import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '../../components/CodeBlock';
import CLab from '../../labs/c/views/CLab';
import Terminal from '../../labs/linux/views/Terminal';
import Placeholder from '../../components/Placeholder';
import { exerciseComponents } from '../../labs/exercise/mdx';
import { quizComponents } from '../../labs/quiz/mdx';
import Term from '../../components/Term';
import Table from './Table';

export default {
  ...MDXComponents,
  ...quizComponents,
  ...exerciseComponents,
  CLab,
  CodeBlock,
  Placeholder,
  Term,
  Terminal,
  table: Table,
};
