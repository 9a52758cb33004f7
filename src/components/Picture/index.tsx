import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

export interface PictureProps {
  /** Path in `static/`, from the site's root. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Description of the picture; empty for a decoration. */
  readonly alt?: string;
  readonly className?: string;
  /**
   * True for the first visible picture of the page, which loads with priority.
   */
  readonly first?: boolean;
}

/** Picture of `static/` with reserved space; it loads lazily unless `first`. */
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
