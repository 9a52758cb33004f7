import type { Token } from '../components/CodeBlock/tokens';

/** Test double of a file imported with `?tokens`. */
const tokens: readonly Token[] = [['comment', '// source'], '\n'];

export default tokens;
