import type { Token } from '../components/CodeBlock/tokens';

/** Stands for any file that is imported with `?tokens`. */
const tokens: readonly Token[] = [['comment', '// source'], '\n'];

export default tokens;
