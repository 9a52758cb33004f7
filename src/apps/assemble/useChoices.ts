import { useCallback, useMemo } from 'react';
import { useUrlParams } from '../../hooks/useUrlParams';
import { readChoices, buildUrlChanges } from './address';
import type { Choices, IgnoredValues } from './address';
import { useDraft } from './useDraft';

export interface ChoicesState {
  readonly choices: Choices;
  readonly faults: IgnoredValues;
  readonly choose: (changes: Partial<Choices>) => void;
  /**
   * Called on each keystroke of the search; the address changes after a delay.
   */
  readonly typeSearch: (text: string) => void;
}

/**
 * Uses the address as state. Changes replace the history entry, so that the
 * back button leaves the page in one step.
 */
export function useChoices(): ChoicesState {
  const [params, update] = useUrlParams();
  const { faults, ...savedChoices } = useMemo(
    () => readChoices(params),
    [params],
  );
  const save = useCallback(
    (changes: Partial<Choices>) => {
      update(buildUrlChanges(changes), { replace: true });
    },
    [update],
  );
  const saveSearch = useCallback(
    (search: string) => {
      save({ search });
    },
    [save],
  );
  const [search, typeSearch] = useDraft(savedChoices.search, saveSearch);
  const choose = useCallback(
    (changes: Partial<Choices>) => {
      if (changes.search !== undefined) typeSearch(null);
      save(changes);
    },
    [typeSearch, save],
  );
  return { choices: { ...savedChoices, search }, faults, choose, typeSearch };
}
