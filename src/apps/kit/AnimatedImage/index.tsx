import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import RemoteImage from '../RemoteImage';
import styles from './styles.module.css';

interface Props {
  /** Address of the picture; `null` if the service sent no usable address. */
  readonly src: string | null;
  readonly alt: string;
  /** Reserved and maximum size, in pixels. */
  readonly width: number;
  readonly height: number;
  /** True to show the first frame only. */
  readonly paused: boolean;
}

/** Draws the first frame: the HTML standard defines that canvases use it. */
function drawFirstFrame(
  image: HTMLImageElement | null,
  canvas: HTMLCanvasElement | null,
): void {
  if (!image?.complete || image.naturalWidth === 0 || !canvas) return;
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
}

/** Animated picture, possibly of another site, that can be paused. */
export default function AnimatedImage({
  src,
  alt,
  width,
  height,
  paused,
}: Props): ReactNode {
  const image = useRef<HTMLImageElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failedSource, setFailed] = useState<string | null>(null);

  // Runs before the paint, so that an empty canvas is never visible.
  useLayoutEffect(() => {
    if (paused) drawFirstFrame(image.current, canvas.current);
  }, [paused, src]);

  if (src === null || src === failedSource)
    return <RemoteImage src={null} alt={alt} width={width} height={height} />;
  return (
    <span
      className={styles.frame}
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: width }}
    >
      <img
        key={src}
        ref={image}
        className={paused ? styles.unseen : undefined}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        onLoad={() => {
          drawFirstFrame(image.current, canvas.current);
        }}
        onError={() => {
          setFailed(src);
        }}
      />
      {paused && (
        <canvas key={`still:${src}`} ref={canvas} aria-hidden="true" />
      )}
    </span>
  );
}
