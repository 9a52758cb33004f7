import type { ReactNode } from 'react';

/** Sentence whose names and values, between backticks, are shown as code. */
export default function Sentence({
  text,
}: {
  readonly text: string;
}): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? part : <code key={index}>{part}</code>,
    );
}
