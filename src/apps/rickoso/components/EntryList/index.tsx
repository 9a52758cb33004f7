import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { ApiError } from '../../../../api/ApiError';
import type { ResultPage } from '../../../../api/rickandmorty/schema';
import AsyncRegion from '../../../kit/AsyncRegion';
import CardGrid from '../../../../components/CardGrid';
import Pager from '../../../kit/Pager';
import { useLastDefined } from '../../../../hooks/useLastDefined';
import { useSample } from '../../../kit/useSample';
import { loadSample } from '../../queries';
import type { createPageQuery } from '../../queries';
import type * as Sample from '../../sample';
import EntryFilter from '../EntryFilter';
import { useListAddress } from './useListAddress';

interface Props<Entry> {
  /** Noun in plural and lower case: `personajes`. */
  readonly noun: string;
  readonly query: ReturnType<typeof createPageQuery<Entry>>;
  /** Selects this list's part of the sample. */
  readonly selectSample: (
    sample: typeof Sample.sample,
  ) => readonly (Entry & { readonly name: string })[];
  readonly withStatus?: boolean;
  readonly skeleton: ReactNode;
  readonly renderEntry: (entry: Entry) => ReactNode;
}

function describePage<Entry>(
  noun: string,
  page: number,
  { count, pages }: ResultPage<Entry>,
): string {
  return pages === 0
    ? `Ningún resultado: no hay ${noun} con esos filtros`
    : `${noun}: ${count} en total, página ${page} de ${pages}`;
}

/** Paged list of the service; page and filters are in the address. */
export default function EntryList<Entry extends { readonly id: number }>({
  noun,
  query,
  selectSample,
  withStatus = false,
  skeleton,
  renderEntry,
}: Props<Entry>): ReactNode {
  const { page, filter, goToPage, applyFilter } = useListAddress(withStatus);
  const result = useQuery({
    ...query({ page, ...filter }),
    enabled: useIsBrowser(),
  });
  const sampleModule = useSample(result, loadSample);
  // The service works, and reports that the list is shorter.
  const isBeyond =
    page > 1 &&
    result.error instanceof ApiError &&
    result.error.kind === 'not-found';
  const sample =
    isBeyond || !sampleModule
      ? undefined
      : sampleModule.getSamplePage(selectSample(sampleModule.sample), {
          page,
          ...filter,
        });
  const knownPages = useLastDefined(result.data?.pages);
  const pages = sample?.pages ?? knownPages;

  return (
    <>
      <EntryFilter
        id={noun}
        filter={filter}
        withStatus={withStatus}
        onChange={applyFilter}
      />
      <AsyncRegion
        query={result}
        sample={sample}
        isTyped
        notFound={
          isBeyond
            ? 'Puede que la dirección tenga un número de página equivocado.'
            : undefined
        }
        skeleton={
          <CardGrid>
            {Array.from({ length: 20 }, (_, index) => (
              <li key={index}>{skeleton}</li>
            ))}
          </CardGrid>
        }
        summary={(data) => describePage(noun, page, data)}
        isEmpty={({ results }) => results.length === 0}
        empty={
          <p>
            Aquí no hay {noun} con esos filtros. Prueba con una parte más corta
            del nombre, o quita los filtros para ver la lista entera.
          </p>
        }
        escape={
          page > 1 && (
            <button
              type="button"
              className="button button--secondary"
              onClick={() => {
                goToPage(1);
              }}
            >
              Ir a la primera página
            </button>
          )
        }
      >
        {({ results }) => (
          <CardGrid>
            {results.map((entry) => (
              <li key={entry.id}>{renderEntry(entry)}</li>
            ))}
          </CardGrid>
        )}
      </AsyncRegion>
      <Pager
        label={`Páginas de ${noun}`}
        page={page}
        pages={pages}
        onChange={goToPage}
      />
    </>
  );
}
