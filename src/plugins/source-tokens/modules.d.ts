declare module '*?tokens' {
  import type { Token } from '@site/src/remark/highlight/tokens';

  const tokens: readonly Token[];
  export default tokens;
}
