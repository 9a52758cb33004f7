import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { InfoBlockData } from '../../data/shared/fields';
import Picture from '../Picture';
import styles from './styles.module.css';

function InfoBlock({
  title,
  titleLang,
  text,
  image,
  to,
}: InfoBlockData): ReactNode {
  return (
    <li className={styles.block}>
      <Picture
        className={styles.picture}
        src={image}
        width={640}
        height={360}
      />
      <div>
        <h3 lang={titleLang}>{to ? <Link to={to}>{title}</Link> : title}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}

interface Props {
  readonly blocks: readonly InfoBlockData[];
}

/** Picture, title and paragraph, one under the other. */
export default function InfoBlocks({ blocks }: Props): ReactNode {
  return (
    <ul className={styles.blocks}>
      {blocks.map((block) => (
        <InfoBlock key={block.title} {...block} />
      ))}
    </ul>
  );
}
