import { memo, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import config from '@generated/docusaurus.config';
import { KEPT_PAGES_ID, keptPagesHtml, readKeptPages } from '../../kept';
import styles from './styles.module.css';

/** What a browser may lack, whatever its types say. */
const storage = () => globalThis.caches as CacheStorage | undefined;

async function fill(container: HTMLElement): Promise<void> {
  const caches = storage();
  const pages = caches ? await readKeptPages(caches, config.baseUrl) : [];
  const list = new DOMParser().parseFromString(
    keptPagesHtml(pages),
    'text/html',
  );
  container.replaceChildren(...list.body.childNodes);
}

/**
 * The list of kept pages. Where this page comes without a network the worker
 * has filled it already, and React leaves it as it came.
 */
function KeptPages(): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = container;
    if (current && !current.hasChildNodes())
      fill(current).catch(() => undefined);
  }, []);
  return (
    <div
      ref={container}
      id={KEPT_PAGES_ID}
      data-live=""
      className={styles.pages}
      data-pagefind-ignore=""
      suppressHydrationWarning
    >
      {/* With an empty text React counts what is inside as none of its own. */}
      {''}
    </div>
  );
}

// Rendered once, so that nothing of the page empties it again.
export default memo(KeptPages);
