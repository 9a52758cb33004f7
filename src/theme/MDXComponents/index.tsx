import MDXComponents from '@theme-original/MDXComponents';
import Placeholder from '../../components/Placeholder';
import Table from './Table';

export default { ...MDXComponents, Placeholder, table: Table };
