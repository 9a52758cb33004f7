let data: Readonly<Record<string, unknown>> = {};

/**
 * Sets the data that `usePluginData` returns in the current test, by plugin
 * name.
 */
export function setPluginData(next: Readonly<Record<string, unknown>>): void {
  data = next;
}

export function usePluginData(name: string): unknown {
  return data[name];
}
