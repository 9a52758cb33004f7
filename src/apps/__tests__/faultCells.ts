import {
  faultWords,
  specialFaults,
} from '../../../scripts/lib/demo-api/index.mjs';

/**
 * Faults that leave the answer usable: it is whole, late, or lacks only
 * pictures.
 */
const harmless = new Set([
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
const either = new Set(['missingfields', 'badurl', 'empty']);

/**
 * Returns the outcome that the reader should get for a fault of the demo
 * service.
 */
export function outcomeOf(word: string): 'content' | 'either' | 'failure' {
  if (harmless.has(word)) return 'content';
  return either.has(word) ? 'either' : 'failure';
}

/** Combines every app with the faults that apply to its service. */
export function cellsOf<App extends { readonly service: string }>(
  apps: readonly App[],
): { readonly app: App; readonly word: string }[] {
  return apps.flatMap((app) => [
    ...faultWords.map((word) => ({ app, word })),
    ...specialFaults
      .filter(({ services }) =>
        (services as readonly string[]).includes(app.service),
      )
      .map(({ word }) => ({ app, word })),
  ]);
}
