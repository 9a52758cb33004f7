import MDXComponents from '@theme-original/MDXComponents';
import Placeholder from '../../components/Placeholder';
import { quizComponents } from '../../labs/Quiz/mdx';
import Table from './Table';

export default {
  ...MDXComponents,
  ...quizComponents,
  Placeholder,
  table: Table,
};
