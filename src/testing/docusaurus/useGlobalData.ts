let data: Readonly<Record<string, unknown>> = {};

/** Sets what `usePluginData` answers in the test at hand. */
export function setPluginData(next: Readonly<Record<string, unknown>>): void {
  data = next;
}

export function usePluginData(name: string): unknown {
  return data[name];
}
