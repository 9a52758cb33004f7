import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Picture from '../../../components/Picture';
import { labs } from '../../../labs/cards';
import { labsAbout } from '../../../labs/about';
import { formatDownloadNote } from '../../../labs/kit/words';
import styles from './styles.module.css';

const getDownloadSize = (id: string) =>
  labsAbout.find((lab) => lab.id === id)?.downloadSize ?? 0;

/** Sections of all laboratories: picture, abilities, download size and link. */
export default function Labs(): ReactNode {
  return labs.map(({ id, title, text, can, image, to }, index) => (
    <section key={id} className={styles.lab} aria-labelledby={id}>
      <Picture src={image} width={640} height={360} first={index === 0} />
      <div className={styles.body}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <ul>
          {can.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <p className={styles.door}>
          <Link className={styles.open} to={to}>
            Abrir el {title.charAt(0).toLowerCase() + title.slice(1)}
          </Link>
          <span>{formatDownloadNote(getDownloadSize(id))}</span>
        </p>
      </div>
    </section>
  ));
}
