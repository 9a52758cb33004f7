import type { Plugin } from '@docusaurus/types';
import { chunkLoadTimeoutMs } from '../../../config/site';

/** States how long a lazy part of the page may take before it counts as failed. */
export default function scriptLoadingPlugin(): Plugin {
  return {
    name: 'script-loading',
    configureWebpack: () => ({
      output: { chunkLoadTimeout: chunkLoadTimeoutMs },
    }),
  };
}
