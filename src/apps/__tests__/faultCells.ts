import {
  faultWords,
  serviceSpecificFaults,
} from '../../../scripts/lib/demo-api/index.mjs';

/**
 * Faults that leave the answer usable: it is whole, late, or lacks only
 * pictures.
 */
const harmlessFaults = new Set([
  'drip',
  'wrongtype',
  'nullimg',
  'missingimg',
  'brokenimg',
  'hangimg',
  'badimg',
  'dup',
  'long',
  'xss',
  'badnext',
  'nextloop',
  'renditions7',
]);

/** Faults after which either the usable part or a failure may be shown. */
const partialFaults = new Set(['missingfields', 'badurl', 'empty']);

/**
 * Returns the outcome that the reader should get for a fault of the demo
 * service.
 */
export function getExpectedOutcome(
  word: string,
): 'content' | 'either' | 'failure' {
  if (harmlessFaults.has(word)) return 'content';
  return partialFaults.has(word) ? 'either' : 'failure';
}

/** Combines every app with the faults that apply to its service. */
export function combineAppsWithFaults<App extends { readonly service: string }>(
  apps: readonly App[],
): { readonly app: App; readonly word: string }[] {
  return apps.flatMap((app) => [
    ...faultWords.map((word) => ({ app, word })),
    ...serviceSpecificFaults
      .filter(({ services }) =>
        (services as readonly string[]).includes(app.service),
      )
      .map(({ word }) => ({ app, word })),
  ]);
}
