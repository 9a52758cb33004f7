import type { ReactNode } from 'react';
import config from '@generated/docusaurus.config';
import {
  SAVED_PAGES_ID,
  renderSavedPages,
  readSavedPages,
} from '../../savedPages';
import { getUnavailableReason } from '../../packs/device';
import Filled from '../DeviceHtml';
import styles from './styles.module.css';

const NO_PAGES_HTML =
  '<p>Ninguna: tu navegador no deja que este sitio guarde páginas. Con conexión se leen igual.</p>';

async function loadSavedPagesHtml(): Promise<string> {
  if (getUnavailableReason()) return NO_PAGES_HTML;
  try {
    return renderSavedPages(await readSavedPages(caches, config.baseUrl));
  } catch {
    // The browser has caches but denies them to this site.
    return NO_PAGES_HTML;
  }
}

/** List of the pages saved on this device. */
const SavedPages = (): ReactNode => (
  <Filled
    id={SAVED_PAGES_ID}
    className={styles.pages}
    html={loadSavedPagesHtml}
  />
);

export default SavedPages;
