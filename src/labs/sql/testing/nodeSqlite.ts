export { loadNodeSqlite } from '../fence/nodeSqlite';
