import type { ReactNode } from 'react';
import type { Token } from './tokens';

/**
 * Code that was coloured when the site was built, as the pages of the courses have
 * it: text and spans, which the C lab reads its program from.
 */
export function spansOf(tokens: readonly Token[]): ReactNode[] {
  return tokens.map((token, index) =>
    typeof token === 'string' ? (
      token
    ) : (
      <span key={index} className={`tok-${token[0]}`}>
        {token[1]}
      </span>
    ),
  );
}
