import type { LoadContext, Plugin } from '@docusaurus/types';
import { createPreferencesScript } from '../../preferences/inlineScript';
import { createProgressScript } from '../../progress/inlineScript';

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
          innerHTML: `${createPreferencesScript(baseUrl)};${createProgressScript(baseUrl)}`,
        },
      ],
    }),
  };
}
