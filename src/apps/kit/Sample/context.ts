import { createContext, useContext } from 'react';

/** True inside the sample of bundled data. */
export const SampleContext = createContext(false);

/**
 * Returns true inside a sample, where nothing is requested from the service,
 * not even pictures.
 */
export const useIsSample = (): boolean => useContext(SampleContext);
