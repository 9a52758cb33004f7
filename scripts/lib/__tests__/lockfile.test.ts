/** @jest-environment node */
import { readFileSync } from 'node:fs';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};

const locked = Object.entries(packages).filter(
  ([path, { link }]) => path !== '' && !link,
);

/** Installing one package at a time, npm may forget those of other systems. */
it('names a version and a digest for every package, those of other systems too', () => {
  const faults = locked.filter(
    ([, { version, integrity }]) => !version || !integrity,
  );
  expect(faults.map(([path]) => path)).toEqual([]);
  expect(
    locked.some(([path]) => path.endsWith('@swc/core-darwin-arm64')),
  ).toBe(true);
});

it('comes from no registry but the public one', () => {
  const hosts = locked.flatMap(([, { resolved }]) =>
    resolved ? [new URL(resolved).host] : [],
  );
  expect(hosts.filter((host) => host !== 'registry.npmjs.org')).toEqual([]);
});
