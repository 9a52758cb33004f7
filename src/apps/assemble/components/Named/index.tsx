import type { ReactNode } from 'react';
import type { HeroName } from '../../../../data/heroes/schema';

interface Props {
  readonly term: HeroName;
}

/** A name, read aloud in its own language. */
export default function Named({ term }: Props): ReactNode {
  return <span lang={term.lang}>{term.text}</span>;
}
