import { useMemo } from 'react';
import { useModule } from '../../../../hooks/useModule';
import { queuePrefetch } from '../../client/prefetch';
import type { TranscriptPart } from '../useCProgram';
import type { ScreenPart } from './renderScreen';

// eslint-disable-next-line no-control-regex
const controls = /[\0\x07\b\r\x1b]/;

const load = queuePrefetch(() => import('./renderScreen'));

/**
 * Returns the output as a terminal shows it. The renderer is downloaded with
 * the first output that has control characters; until then the output is shown
 * as it is.
 */
export function useScreen(
  parts: readonly TranscriptPart[],
): readonly ScreenPart[] {
  const isPlain = useMemo(
    () => !parts.some(({ text }) => controls.test(text)),
    [parts],
  );
  const { module } = useModule(load, !isPlain);
  return useMemo(
    () => (isPlain || !module ? parts : module.renderScreen(parts)),
    [parts, isPlain, module],
  );
}
