import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface CardImage {
  /** Path in `static/`, from the site's root. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

interface Props {
  readonly title: string;
  readonly titleLang?: string;
  readonly to: string;
  readonly image?: CardImage;
  /** Small line above the title: author and date, duration… */
  readonly meta?: ReactNode;
  readonly children?: ReactNode;
  /** Level of the title inside its section. */
  readonly heading?: 'h2' | 'h3';
}

function Cover({ src, width, height }: CardImage): ReactNode {
  return (
    <img
      className={styles.cover}
      src={useBaseUrl(src)}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** One list item whose whole surface follows the link of its title. */
export default function Card({
  title,
  titleLang,
  to,
  image,
  meta,
  children,
  heading: Heading = 'h3',
}: Props): ReactNode {
  const external = /^https:/.test(to);
  return (
    <li className={styles.card}>
      {image && <Cover {...image} />}
      <div className={styles.body}>
        {meta && <p className={styles.meta}>{meta}</p>}
        <Heading className={styles.title}>
          <Link
            to={to}
            lang={titleLang}
            {...(external && { target: '_blank', rel: 'noopener' })}
          >
            {title}
            {external && (
              <span className={styles.hidden}> (se abre en otra pestaña)</span>
            )}
          </Link>
        </Heading>
        {children}
      </div>
    </li>
  );
}
