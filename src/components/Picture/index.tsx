import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

export interface PictureProps {
  /** Path in `static/`, from the site's root. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** What the picture says; empty where it only decorates. */
  readonly alt?: string;
  readonly className?: string;
  /** True for the one picture that the reader sees first. */
  readonly first?: boolean;
}

/** A picture of `static/` that keeps its place and waits for the reader. */
export default function Picture({
  src,
  alt = '',
  first = false,
  ...rest
}: PictureProps): ReactNode {
  return (
    <img
      {...rest}
      src={useBaseUrl(src)}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
