import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '../../components/CodeBlock';
import CLab from '../../labs/CLab';
import Placeholder from '../../components/Placeholder';
import { quizComponents } from '../../labs/Quiz/mdx';
import Term from '../../components/Term';
import Table from './Table';

export default {
  ...MDXComponents,
  ...quizComponents,
  CLab,
  CodeBlock,
  Placeholder,
  Term,
  table: Table,
};
