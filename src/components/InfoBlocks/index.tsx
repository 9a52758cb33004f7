import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { InfoBlockData } from '../../data/shared/fields';
import { formatShortDate } from '../../utils/dates';
import Picture from '../Picture';
import styles from './styles.module.css';

interface Block extends InfoBlockData {
  /** Date of an achievement, `AAAA-MM-DD`. */
  readonly date?: string;
}

interface Props {
  readonly blocks: readonly Block[];
  /** Level of the titles on their page. */
  readonly heading?: 'h2' | 'h3';
}

/** List of picture, title and paragraph. */
export default function InfoBlocks({
  blocks,
  heading: Heading = 'h3',
}: Props): ReactNode {
  return (
    <ul className={styles.blocks}>
      {blocks.map(({ title, titleLang, text, image, to, date }) => (
        <li key={title} className={styles.block}>
          <Picture
            className={styles.picture}
            src={image}
            width={640}
            height={360}
          />
          <div>
            <Heading lang={titleLang}>
              {to ? (
                <Link to={to} className="tap">
                  {title}
                </Link>
              ) : (
                title
              )}{' '}
              {date && <time dateTime={date}>{formatShortDate(date)}</time>}
            </Heading>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
