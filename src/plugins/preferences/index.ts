import type { LoadContext, Plugin } from '@docusaurus/types';
import { preferencesScript } from '../../preferences/inlineScript';
import { progressScript } from '../../progress/inlineScript';

/**
 * Sets the preferences and the progress of this device on `<html>` before the
 * first paint.
 */
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
