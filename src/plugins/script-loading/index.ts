import type { Plugin } from '@docusaurus/types';
import { chunkLoadTimeoutMs } from '../../../config/site';

/** Sets the time after which loading a lazy chunk counts as failed. */
export default function scriptLoadingPlugin(): Plugin {
  return {
    name: 'script-loading',
    configureWebpack: () => ({
      output: { chunkLoadTimeout: chunkLoadTimeoutMs },
    }),
  };
}
