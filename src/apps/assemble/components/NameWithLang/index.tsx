import type { ReactNode } from 'react';
import type { HeroName } from '../../../../data/heroes/schema';

interface Props {
  readonly term: HeroName;
}

/** Name with its language, for screen readers. */
export default function NameWithLang({ term }: Props): ReactNode {
  return <span lang={term.lang}>{term.text}</span>;
}
