import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '../../components/CodeBlock';
import Placeholder from '../../components/Placeholder';
import Table from './Table';

export default { ...MDXComponents, CodeBlock, Placeholder, table: Table };
