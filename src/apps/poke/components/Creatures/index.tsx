import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AsyncRegion from '../../../kit/AsyncRegion';
import { useSample } from '../../../kit/useSample';
import Pager from '../../../kit/Pager';
import { useLastDefined } from '../../../../hooks/useLastDefined';
import {
  getPageNumber,
  buildPageChange,
  useUrlParams,
} from '../../../../hooks/useUrlParams';
import { createCreaturesQuery, loadSample } from '../../queries';
import { countPages } from '../../search';
import { useOpenCreature } from '../../useOpenCreature';
import CreatureGrid, { CreatureGridSkeleton } from '../CreatureGrid';
import OpenedCreature from '../OpenedCreature';
import SearchForm from '../SearchForm';
import { describeCount, describeEmpty, describePage } from './describe';

/**
 * List of creatures, 20 per page; page, search and open detail are in the
 * address.
 */
export default function Creatures(): ReactNode {
  const [params, update] = useUrlParams();
  const page = getPageNumber(params);
  const search = (params.get('buscar') ?? '').trim();
  const { openId, open, close } = useOpenCreature();
  const query = useQuery({
    ...createCreaturesQuery(page, search),
    enabled: useIsBrowser(),
  });
  const pageCount = query.data && countPages(query.data);
  const listedPages = useLastDefined(search === '' ? pageCount : undefined);
  const sample = useSample(query, loadSample)?.getSamplePage(page, search);
  const pages = sample
    ? countPages(sample)
    : search === ''
      ? listedPages
      : pageCount;

  return (
    <>
      <SearchForm
        search={search}
        onSearch={(text) => {
          update({ buscar: text || null, pagina: null });
        }}
      />
      <AsyncRegion
        query={query}
        sample={sample}
        isTyped
        skeleton={<CreatureGridSkeleton />}
        summary={(list) => describePage(list, search, page)}
        isEmpty={({ results }) => results.length === 0}
        empty={query.data && <p>{describeEmpty(query.data, search)}</p>}
      >
        {(list) => (
          <>
            {search !== '' && <p>{describeCount(list, search)}</p>}
            <CreatureGrid creatures={list.results} onOpen={open} />
          </>
        )}
      </AsyncRegion>
      <Pager
        label="Páginas de pokemones"
        page={page}
        pages={pages}
        onChange={(next) => {
          update(buildPageChange(next));
        }}
      />
      {openId !== null && (
        <OpenedCreature
          opened={openId}
          creatures={(query.data ?? sample)?.results ?? []}
          onClose={close}
        />
      )}
    </>
  );
}
