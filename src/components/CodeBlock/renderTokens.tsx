import type { ReactNode } from 'react';
import type { Token } from './tokens';

/**
 * Renders code that was coloured when the site was built, in the form that
 * course pages have: text and spans. The C lab reads its program from them.
 */
export function renderTokens(tokens: readonly Token[]): ReactNode[] {
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
