import { memo, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly className?: string;
  /** Always the same function. */
  readonly html: () => Promise<string> | string;
}

function fill(container: HTMLElement, html: string): void {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  container.replaceChildren(...body.childNodes);
}

/**
 * What only this device knows, as HTML. Where the page comes without a network
 * the worker has filled it already, and React leaves it as it came.
 */
function Filled({ id, className, html }: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = container;
    if (!current || current.hasChildNodes()) return;
    Promise.resolve(html())
      .then((text) => {
        fill(current, text);
      })
      .catch(() => undefined);
  }, [html]);
  return (
    <div
      ref={container}
      id={id}
      data-live=""
      className={className}
      data-pagefind-ignore=""
      suppressHydrationWarning
    >
      {/* With an empty text React counts what is inside as none of its own. */}
      {''}
    </div>
  );
}

// Rendered once, so that nothing of the page empties it again.
export default memo(Filled);
