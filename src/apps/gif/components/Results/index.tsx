import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { ApiError } from '../../../../api/ApiError';
import AsyncRegion from '../../../kit/AsyncRegion';
import Skeleton from '../../../kit/Skeleton';
import { createGifSearchQuery } from '../../queries';
import Samples from '../Samples';
import GifPicture from '../GifPicture';
import PictureGrid from '../PictureGrid';
import styles from './styles.module.css';

interface Props {
  readonly term: string;
  readonly apiKey: string;
  readonly paused: boolean;
}

function isKeyRefused(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 401 || error.status === 403)
  );
}

/** Placeholder of ten pictures. */
function Loading(): ReactNode {
  return (
    <div className={styles.loading}>
      <p aria-hidden="true">Cargando...</p>
      <PictureGrid>
        {Array.from({ length: 10 }, (_, index) => (
          <li key={index} className={styles.place}>
            <Skeleton width="100%" height="100%" />
          </li>
        ))}
      </PictureGrid>
    </div>
  );
}

/** Results of GIPHY for a term. */
export default function Results({ term, apiKey, paused }: Props): ReactNode {
  const query = useQuery({
    ...createGifSearchQuery(term, apiKey),
    enabled: useIsBrowser(),
  });
  const emptyMessage = `GIPHY no tiene GIF para «${term}»`;
  return (
    <>
      <AsyncRegion
        query={query}
        isTyped
        skeleton={<Loading />}
        summary={({ length }) =>
          length === 0 ? emptyMessage : `${length} GIF para «${term}»`
        }
        isEmpty={({ length }) => length === 0}
        empty={
          <p className={styles.message}>
            {emptyMessage}. Prueba con otra palabra, o con la misma en inglés.
          </p>
        }
        escape={
          isKeyRefused(query.error) && (
            <span className={styles.refusal} role="alert">
              En este caso la causa es la clave del sitio, que GIPHY no acepta:
              reintentar no servirá hasta que quien lo publica la cambie.
            </span>
          )
        }
      >
        {(gifs) => (
          <PictureGrid>
            {gifs.map((gif) => (
              <li key={gif.id}>
                <GifPicture gif={gif} term={term} paused={paused} />
              </li>
            ))}
          </PictureGrid>
        )}
      </AsyncRegion>
      {query.error && query.data === undefined && (
        <div className={styles.spare} data-sample="">
          <Samples term={term} paused={paused} />
        </div>
      )}
    </>
  );
}
