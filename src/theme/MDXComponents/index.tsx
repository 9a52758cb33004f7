import MDXComponents from '@theme-original/MDXComponents';
import Placeholder from '../../components/Placeholder';
import Term from '../../components/Term';
import Table from './Table';

export default { ...MDXComponents, Placeholder, Term, table: Table };
