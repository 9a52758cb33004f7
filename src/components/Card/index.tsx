import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import ExternalLink from '../ExternalLink';
import Picture from '../Picture';
import type { PictureProps } from '../Picture';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly titleLang?: string;
  readonly to: string;
  readonly image?: Pick<PictureProps, 'src' | 'width' | 'height' | 'first'>;
  /** Small line above the title: author and date, duration… */
  readonly meta?: ReactNode;
  readonly children?: ReactNode;
  /** Level of the title inside its section. */
  readonly heading?: 'h2' | 'h3';
  /** Places picture and text side by side, so that two cards fit on a phone. */
  readonly isRow?: boolean;
}

/** List item whose whole surface follows the link of its title. */
export default function Card({
  title,
  titleLang,
  to,
  image,
  meta,
  children,
  heading: Heading = 'h3',
  isRow = false,
}: Props): ReactNode {
  const TitleLink = /^https:/.test(to) ? ExternalLink : Link;
  return (
    <li className={clsx(styles.card, isRow && styles.row)}>
      {image && <Picture className={styles.cover} {...image} />}
      <div className={styles.body}>
        {meta && <p className={styles.meta}>{meta}</p>}
        <Heading className={styles.title}>
          <TitleLink to={to} lang={titleLang}>
            {title}
          </TitleLink>
        </Heading>
        {children}
      </div>
    </li>
  );
}
