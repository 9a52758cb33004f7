import type { LabPage } from '../types';
import { warmSql } from './client/load';
import SqlExercise from './exercise';
import { loadSqlBench } from './exercise/load';
import SqlRows from './step/Rows';
import SqlBlock from './views/SqlBlock';
import SqlForm from './views/SqlForm';
import { loadLiveForm } from './views/SqlForm/load';
import SqlResult from './views/SqlBlock/SqlResult';
import { loadLiveBlock } from './views/SqlBlock/load';
import { loadEditor } from './views/SqlEditor/load';

/**
 * Parts of the SQL lab that every page uses. Its elements are in the site's
 * first script, so each loads its engine later.
 */
export const page: LabPage = {
  elements: { SqlBlock, SqlExercise, SqlForm, SqlResult, SqlRows },
  chunks: {
    sql: [loadLiveBlock],
    'sql-form': [loadLiveForm],
    'sql-edit': [loadLiveBlock, loadEditor],
    'sql-bench': [loadSqlBench, loadEditor],
  },
  engines: { sql: warmSql, 'sql-form': warmSql },
};
