/** Where each course begins, by the name of its sidebar. Guides have no editions to switch. */
export const courseRoots: Readonly<Record<string, string>> = {
  c: '/stevelabs/program1/',
  linux: '/dumix/linux1/',
};
