import {
  getPageNumber,
  buildPageChange,
  useUrlParams,
} from '../../../../hooks/useUrlParams';
import type { Filter } from '../EntryFilter';

interface ListAddress {
  /** Page number, from 1. */
  readonly page: number;
  readonly filter: Filter;
  readonly goToPage: (page: number) => void;
  /** Shows the first page of the filtered list. */
  readonly applyFilter: (filter: Filter) => void;
}

/** Returns the page and the filters that the address holds. */
export function useListAddress(withStatus: boolean): ListAddress {
  const [params, update] = useUrlParams();
  return {
    page: getPageNumber(params),
    filter: {
      name: params.get('nombre') ?? '',
      status: withStatus ? (params.get('estatus') ?? '') : '',
    },
    goToPage: (page) => {
      update(buildPageChange(page));
    },
    applyFilter: ({ name, status }) => {
      update({ nombre: name || null, estatus: status || null, pagina: null });
    },
  };
}
