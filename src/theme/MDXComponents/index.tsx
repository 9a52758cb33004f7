import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '../../components/CodeBlock';
import CLab from '../../labs/CLab';
import Terminal from '../../labs/Terminal';
import Placeholder from '../../components/Placeholder';
import { exerciseComponents } from '../../labs/Exercise/mdx';
import { quizComponents } from '../../labs/Quiz/mdx';
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
