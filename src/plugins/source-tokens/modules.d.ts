declare module '*?tokens' {
  import type { Token } from '@site/src/components/CodeBlock/tokens';

  const tokens: readonly Token[];
  export default tokens;
}

declare module '*?text' {
  const text: string;
  export default text;
}

declare module '*?program' {
  import type { ComponentProps } from 'react';
  import type { Token } from '@site/src/components/CodeBlock/tokens';
  import type CLab from '@site/src/labs/c/views/CLab';

  const program: Omit<ComponentProps<typeof CLab>, 'children'> & {
    readonly tokens: readonly Token[];
  };
  export default program;
}

declare module '*?session' {
  import type { Token } from '@site/src/components/CodeBlock/tokens';
  import type { TerminalProps } from '@site/src/labs/linux/views/Terminal/types';

  const session: Omit<TerminalProps, 'start' | 'children'> & {
    readonly tokens: readonly Token[];
  };
  export default session;
}
