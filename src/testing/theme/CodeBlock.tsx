import type { ReactNode } from 'react';

/** Code as plain text: colours are looked at on the built site. */
export default function CodeBlock({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  return <pre>{children}</pre>;
}
