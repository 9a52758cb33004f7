import type { Plugin } from '@docusaurus/types';
import { CHUNK_LOAD_TIMEOUT_MS } from '../../../config/site';

/** Sets the time after which loading a lazy chunk counts as failed. */
export default function scriptLoadingPlugin(): Plugin {
  return {
    name: 'script-loading',
    configureWebpack: () => ({
      output: { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS },
    }),
  };
}
