import type { Token } from '../remark/highlight/tokens';

/** Stands for any file that is imported with `?tokens`. */
const tokens: readonly Token[] = [['comment', '// source'], '\n'];

export default tokens;
