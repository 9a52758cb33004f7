import {
  faultWords,
  specialFaults,
} from '../../../scripts/lib/demo-api/index.mjs';

/** The answer is whole, late, or lacks only its pictures: no failure to tell. */
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

/** What is usable is shown; if nothing is, the reader is told. */
const either = new Set(['missingfields', 'badurl', 'empty']);

/** What a reader gets when an answer comes spoilt in one way. */
export function outcomeOf(word: string): 'content' | 'either' | 'failure' {
  if (harmless.has(word)) return 'content';
  return either.has(word) ? 'either' : 'failure';
}

/** Every fault that means something for the service of an app. */
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
