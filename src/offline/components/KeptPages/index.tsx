import type { ReactNode } from 'react';
import config from '@generated/docusaurus.config';
import { KEPT_PAGES_ID, keptPagesHtml, readKeptPages } from '../../kept';
import { lackOfDevice } from '../../packs/device';
import Filled from '../Filled';
import styles from './styles.module.css';

const none =
  '<p>Ninguna: tu navegador no deja que este sitio guarde páginas. Con conexión se leen igual.</p>';

async function listOfPages(): Promise<string> {
  if (lackOfDevice()) return none;
  try {
    return keptPagesHtml(await readKeptPages(caches, config.baseUrl));
  } catch {
    // The browser has caches but denies them to this site.
    return none;
  }
}

/** List of the pages saved on this device. */
const KeptPages = (): ReactNode => (
  <Filled id={KEPT_PAGES_ID} className={styles.pages} html={listOfPages} />
);

export default KeptPages;
