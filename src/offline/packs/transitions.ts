import type { PackSummary } from '../manifest';
import type { PackContents } from './packCache';
import type { Activity, FailureReason, Pack, Update } from './types';

/** State of the list of offered packs. */
export type ListState = 'unknown' | 'asking' | 'known' | 'unreachable';

/** Packs of the site and of this device, before they are joined. */
export interface PacksData {
  readonly offers: readonly PackSummary[];
  readonly activities: ReadonlyMap<string, Activity>;
  readonly contents: ReadonlyMap<string, PackContents>;
  readonly updates: ReadonlyMap<string, Update>;
  readonly list: ListState;
  /** True once the caches of this device were read. */
  readonly isRead: boolean;
  /** Reason why packs cannot be stored here. */
  readonly unavailableReason: FailureReason | undefined;
}

export const initialData: PacksData = {
  offers: [],
  activities: new Map(),
  contents: new Map(),
  updates: new Map(),
  list: 'unknown',
  isRead: false,
  unavailableReason: undefined,
};

/** Change of the packs. */
export type PacksEvent =
  | { readonly kind: 'listRequested' }
  | {
      readonly kind: 'listReceived';
      readonly offers: readonly PackSummary[];
    }
  | { readonly kind: 'listFailed' }
  | { readonly kind: 'offerReplaced'; readonly offer: PackSummary }
  | {
      readonly kind: 'contentsRead';
      readonly id: string;
      readonly contents: PackContents;
    }
  | {
      readonly kind: 'updateFound';
      readonly id: string;
      readonly update: Update;
    }
  | {
      readonly kind: 'activityChanged';
      readonly id: string;
      readonly activity: Activity;
    }
  | {
      readonly kind: 'deviceRead';
      readonly unavailableReason: FailureReason | undefined;
    };

export const findOffer = (
  { offers }: Pick<PacksData, 'offers'>,
  id: string,
): PackSummary | undefined => offers.find((offer) => offer.id === id);

const copyWith = <T>(
  map: ReadonlyMap<string, T>,
  id: string,
  value: T,
): ReadonlyMap<string, T> => new Map(map).set(id, value);

function copyWithout<T>(
  map: ReadonlyMap<string, T>,
  id: string,
): ReadonlyMap<string, T> {
  const copy = new Map(map);
  copy.delete(id);
  return copy;
}

function applyContents(
  data: PacksData,
  id: string,
  contents: PackContents,
): PacksData {
  const isCurrent =
    contents.installed?.summary.manifest === findOffer(data, id)?.manifest;
  return {
    ...data,
    contents:
      (contents.installed ?? contents.partial)
        ? copyWith(data.contents, id, contents)
        : copyWithout(data.contents, id),
    updates: isCurrent ? copyWithout(data.updates, id) : data.updates,
  };
}

/**
 * Replaces the offered packs. The site may have gone back to the version that
 * this device has, which is then no update.
 */
function applyOffers(
  data: PacksData,
  offers: readonly PackSummary[],
): PacksData {
  const currentIds = new Set(
    offers
      .filter(
        ({ id, manifest }) =>
          data.contents.get(id)?.installed?.summary.manifest === manifest,
      )
      .map(({ id }) => id),
  );
  return {
    ...data,
    list: 'known',
    offers,
    updates: new Map([...data.updates].filter(([id]) => !currentIds.has(id))),
  };
}

/** Returns the packs after a change; the given ones stay as they are. */
export function applyEvent(data: PacksData, event: PacksEvent): PacksData {
  switch (event.kind) {
    case 'listRequested':
      return { ...data, list: 'asking' };
    case 'listReceived':
      return applyOffers(data, event.offers);
    case 'listFailed':
      // A list from before is better than none.
      return {
        ...data,
        list: data.offers.length > 0 ? 'known' : 'unreachable',
      };
    case 'offerReplaced':
      return {
        ...data,
        offers: data.offers.map((offer) =>
          offer.id === event.offer.id ? event.offer : offer,
        ),
      };
    case 'contentsRead':
      return applyContents(data, event.id, event.contents);
    case 'updateFound':
      return {
        ...data,
        updates: copyWith(data.updates, event.id, event.update),
      };
    case 'activityChanged':
      return {
        ...data,
        activities: copyWith(data.activities, event.id, event.activity),
      };
    case 'deviceRead':
      return {
        ...data,
        isRead: true,
        unavailableReason: event.unavailableReason,
      };
  }
}

const idle: Activity = { kind: 'idle' };

export const getActivity = (
  { activities }: Pick<PacksData, 'activities'>,
  id: string,
): Activity => activities.get(id) ?? idle;

/** Joins the offers and the copies of this device, one pack for each id. */
export function listPacks(data: PacksData): Pack[] {
  const ids = new Set([
    ...data.offers.map(({ id }) => id),
    ...data.contents.keys(),
  ]);
  return [...ids].flatMap((id) => {
    const offer = findOffer(data, id);
    const { installed, partial } = data.contents.get(id) ?? {};
    const summary = offer ?? installed?.summary ?? partial?.summary;
    if (summary === undefined) return [];
    return {
      id,
      summary,
      isOffered: offer !== undefined || data.list !== 'known',
      installed,
      update: data.updates.get(id),
      activity: getActivity(data, id),
    };
  });
}
