import type { LoadContext, Plugin } from '@docusaurus/types';
import { preferencesScript } from '../../preferences/inlineScript';

/** Puts the remembered preferences on `<html>` before the first paint. */
export default function preferencesPlugin(context: LoadContext): Plugin {
  return {
    name: 'preferences',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'script', innerHTML: preferencesScript(context.baseUrl) },
      ],
    }),
  };
}
