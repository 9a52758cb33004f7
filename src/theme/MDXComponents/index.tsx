import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '../../components/CodeBlock';
import Placeholder from '../../components/Placeholder';
import { labElements } from '../../labs/page';
import { exerciseComponents } from '../../labs/exercise/mdx';
import { quizComponents } from '../../labs/quiz/mdx';
import Term from '../../glossary/components/Term';
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
