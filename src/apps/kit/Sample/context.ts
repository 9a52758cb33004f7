import { createContext, useContext } from 'react';

/** Whether what is inside belongs to the sample that the site carries. */
export const SampleContext = createContext(false);

/** Where it does, nothing is asked from the service, pictures neither. */
export const useIsSample = (): boolean => useContext(SampleContext);
