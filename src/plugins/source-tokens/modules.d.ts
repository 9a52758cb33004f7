declare module '*?tokens' {
  import type { Token } from '@site/src/components/CodeBlock/tokens';

  const tokens: readonly Token[];
  export default tokens;
}

declare module '*?text' {
  const text: string;
  export default text;
}
