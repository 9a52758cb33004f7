/** Every class name of a css module is its own name. */
export default new Proxy<Record<string, string>>(
  {},
  { get: (_target, name) => String(name) },
);
