import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import AnimatedImage from '../../../kit/AnimatedImage';
import { getSamples } from '../../samples';
import PictureGrid, { pictureSize } from '../PictureGrid';
import styles from './styles.module.css';

interface Props {
  readonly term: string;
  readonly paused: boolean;
}

/** Drawings of this site in place of GIPHY's pictures, labelled as samples. */
export default function Samples({ term, paused }: Props): ReactNode {
  const root = useBaseUrl('/').replace(/\/$/, '');
  return (
    <>
      <p className={styles.label}>muestra sin conexión</p>
      <PictureGrid>
        {getSamples(term).map(({ src, title, alt }) => (
          <li key={src}>
            <figure>
              <AnimatedImage
                {...pictureSize}
                src={`${root}${src}`}
                alt={alt}
                paused={paused}
              />
              <figcaption>{title}</figcaption>
            </figure>
          </li>
        ))}
      </PictureGrid>
    </>
  );
}
