/** @jest-environment node */
import { readFileSync } from 'node:fs';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};

const locked = Object.entries(packages).filter(
  ([path, { link }]) => path !== '' && !link,
);

it('names a version and a digest for every package', () => {
  const faults = locked.filter(
    ([, { version, integrity }]) => !version || !integrity,
  );
  expect(faults.map(([path]) => path)).toEqual([]);
});

it('holds the parts of other systems too, without which npm ci stops', () => {
  const names = new Set(
    Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')),
  );
  const missing = locked.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${path} → ${name}`),
  );
  expect(missing).toEqual([]);
});

it('names no download address, so each reader uses their own registry', () => {
  const resolvedPackages = locked.filter(
    ([, { resolved }]) => resolved !== undefined,
  );
  expect(resolvedPackages.map(([path]) => path)).toEqual([]);
});
