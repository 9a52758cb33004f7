import { createContext, useContext } from 'react';

/** Text that the echo of the exercise has to be. */
export const WantedContext = createContext('');

export const useWanted = (): string => useContext(WantedContext);
