import type { LoadContext, Plugin } from '@docusaurus/types';
import { preferencesScript } from '../../preferences/inlineScript';
import { progressScript } from '../../progress/inlineScript';

/** Puts what this device remembers on `<html>` before the first paint. */
export default function preferencesPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'preferences',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: `${preferencesScript(baseUrl)};${progressScript(baseUrl)}`,
        },
      ],
    }),
  };
}
