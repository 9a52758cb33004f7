import type { ReactNode } from 'react';
import type { Gif } from '../../../../api/giphy/schema';
import AnimatedImage from '../../../kit/AnimatedImage';
import ExternalLink from '../../../../components/ExternalLink';
import { pictureSize } from '../PictureGrid';

interface Props {
  readonly gif: Gif;
  readonly term: string;
  readonly paused: boolean;
}

/** Small GIF that links to the full-size one. */
export default function GifPicture({
  gif: { description, url, preview },
  term,
  paused,
}: Props): ReactNode {
  const picture = (
    <AnimatedImage
      {...pictureSize}
      src={preview.url}
      alt={description || `GIF de «${term}»`}
      paused={paused}
    />
  );
  return (
    <figure>
      {url === null ? picture : <ExternalLink to={url}>{picture}</ExternalLink>}
    </figure>
  );
}
