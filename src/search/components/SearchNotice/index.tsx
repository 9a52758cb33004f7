import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import LoadFailure from '../../../offline/components/LoadFailure';
import type { SiteSearch } from '../../useSiteSearch';
import { useIsOffline } from './useIsOffline';
import styles from './styles.module.css';

interface Props {
  readonly search: SiteSearch;
  /** Called with an example query. */
  readonly onTry: (query: string) => void;
}

const examples = ['printf', 'variables', 'permisos', 'ls -l', '%d'] as const;

function Examples({ onTry }: Pick<Props, 'onTry'>): ReactNode {
  return (
    <div className={styles.examples}>
      <span>Prueba con:</span>
      {examples.map((example) => (
        <button
          key={example}
          type="button"
          className={styles.example}
          onClick={() => {
            onTry(example);
          }}
        >
          {example}
        </button>
      ))}
    </div>
  );
}

type FailedSearch = Extract<SiteSearch, { readonly status: 'failed' }>;

function Failure({ error, retry }: FailedSearch): ReactNode {
  const offline = useIsOffline();
  return (
    <>
      <LoadFailure
        error={error}
        onRetry={retry}
        title="No se pudo cargar la búsqueda."
      >
        {offline
          ? 'Estás sin conexión. Cuando vuelva, inténtalo otra vez.'
          : 'Faltan partes del índice. Revisa tu conexión e inténtalo otra vez.'}
      </LoadFailure>
      <p className={styles.notice}>
        <Link to="/mapa/">Ver el mapa del sitio</Link>
      </p>
    </>
  );
}

/** Explanation and advice when there are no results to show. */
export default function SearchNotice({ search, onTry }: Props): ReactNode {
  if (search.status === 'unbuilt')
    return (
      <p>
        Aquí no hay índice: la búsqueda se prepara al construir el sitio.
        Ejecuta <code>npm run web</code> y ábrelo de nuevo.
      </p>
    );
  if (search.status === 'failed') return <Failure {...search} />;
  if (search.status === 'idle') return <Examples onTry={onTry} />;
  if (search.results === undefined || search.results.total > 0) return null;
  return (
    <>
      <p className={styles.notice}>
        Revisa la ortografía o usa otra palabra. También puedes mirar el{' '}
        <Link to="/mapa/">mapa del sitio</Link>.
      </p>
      <Examples onTry={onTry} />
    </>
  );
}
