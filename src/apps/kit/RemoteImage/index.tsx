import { useState } from 'react';
import type { ReactNode } from 'react';
import DrawnPicture from '../DrawnPicture';
import { useIsSample } from '../Sample/context';
import styles from './styles.module.css';

interface Props {
  /** Address of the picture; `null` if the service sent no usable address. */
  readonly src: string | null;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Name of the subject: in a sample, it seeds a generated drawing. */
  readonly name?: string;
}

/** Picture of another site; its space stays reserved if it does not load. */
export default function RemoteImage({
  src,
  alt,
  width,
  height,
  name,
}: Props): ReactNode {
  const isSample = useIsSample();
  const [failedSource, setFailed] = useState<string | null>(null);
  if (isSample && name !== undefined)
    return <DrawnPicture name={name} width={width} height={height} />;
  const style = { aspectRatio: `${width} / ${height}`, maxWidth: width };
  if (src === null || src === failedSource)
    return (
      <span
        className={styles.frame}
        style={style}
        role="img"
        aria-label={
          alt === '' ? 'Imagen no disponible' : `${alt} (imagen no disponible)`
        }
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M4 4l16 16" />
        </svg>
      </span>
    );
  return (
    <img
      key={src}
      className={styles.frame}
      style={style}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => {
        setFailed(src);
      }}
    />
  );
}
