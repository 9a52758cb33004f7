import { Fragment } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** Plain text with code between backticks. */
  readonly text: string;
}

/** Definition of the glossary. */
export default function DefinitionText({ text }: Props): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? (
        <code key={index}>{part}</code>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    );
}
