import type { ReactNode } from 'react';
import Picture from '../../../components/Picture';
import styles from './styles.module.css';

interface Props {
  /** Picture in `static/`, 640×360. */
  readonly image: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Introduction of an app, beside its picture. */
export default function AppBanner({
  image,
  title,
  children,
}: Props): ReactNode {
  return (
    <div className={styles.banner}>
      <Picture
        src={image}
        width={640}
        height={360}
        className={styles.picture}
        first
      />
      <div>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
