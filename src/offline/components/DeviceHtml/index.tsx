import { memo, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly className?: string;
  /** Source of the HTML. Must be the same function in every render. */
  readonly html: () => Promise<string> | string;
}

function fillContainer(container: HTMLElement, html: string): void {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  container.replaceChildren(...body.childNodes);
}

/**
 * Container of HTML that only this device can produce. Offline the service
 * worker serves the page with the container filled, and React leaves the
 * content as it is.
 */
function DeviceHtml({ id, className, html }: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = container;
    if (!current || current.hasChildNodes()) return;
    Promise.resolve(html())
      .then((text) => {
        fillContainer(current, text);
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
      {/* With an empty string as its child, React does not manage the nodes
          inside. */}
      {''}
    </div>
  );
}

// Memoized, because a later render would empty the container.
export default memo(DeviceHtml);
