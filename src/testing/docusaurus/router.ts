import { useSyncExternalStore } from 'react';

interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const listeners = new Set<() => void>();

function navigate(action: 'PUSH' | 'REPLACE', next: Partial<Location>): void {
  const search = next.search?.replace(/^(?=[^?])/, '?') ?? '';
  history.location = { ...history.location, hash: '', ...next, search };
  history.action = action;
  for (const listener of listeners) listener();
}

/** In-memory double of the part of the router's history that the site uses. */
const history = {
  location: { pathname: '/', search: '', hash: '' } as Location,
  action: 'POP' as 'POP' | 'PUSH' | 'REPLACE',
  listen: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  push: (next: Partial<Location>) => {
    navigate('PUSH', next);
  },
  replace: (next: Partial<Location>) => {
    navigate('REPLACE', next);
  },
};

/** Sets the address of the current test, as a fresh load (`POP`) of it. */
export function setPathname(pathname: string, search = ''): void {
  navigate('REPLACE', { pathname, search });
  history.action = 'POP';
}

export function useHistory() {
  return history;
}

export function useLocation(): Location {
  return useSyncExternalStore(
    history.listen,
    () => history.location,
    () => history.location,
  );
}
