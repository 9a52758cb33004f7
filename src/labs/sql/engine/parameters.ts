import { formatCount } from '../../../utils/quantities';
import type { SqlFault } from './types';

/** Result code of SQLite for a parameter that does not exist. */
const SQLITE_RANGE = 25;

/** Creates the error of a statement whose parameters do not match its values. */
export const createParameterFault = (
  parameterCount: number,
  valueCount: number,
): SqlFault => ({
  start: 0,
  end: 0,
  code: SQLITE_RANGE,
  isOwn: true,
  message: `la sentencia tiene ${formatCount(parameterCount, 'parámetro', 'parámetros')} y se ${valueCount === 1 ? 'le da' : 'le dan'} ${formatCount(valueCount, 'valor', 'valores')}`,
});
