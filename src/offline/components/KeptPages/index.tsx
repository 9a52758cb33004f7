import type { ReactNode } from 'react';
import config from '@generated/docusaurus.config';
import { KEPT_PAGES_ID, keptPagesHtml, readKeptPages } from '../../kept';
import Filled from '../Filled';
import styles from './styles.module.css';

/** What a browser may lack, whatever its types say. */
const storage = () => globalThis.caches as CacheStorage | undefined;

async function listOfPages(): Promise<string> {
  const caches = storage();
  return keptPagesHtml(
    caches ? await readKeptPages(caches, config.baseUrl) : [],
  );
}

/** The list of the pages that this device keeps. */
const KeptPages = (): ReactNode => (
  <Filled id={KEPT_PAGES_ID} className={styles.pages} html={listOfPages} />
);

export default KeptPages;
