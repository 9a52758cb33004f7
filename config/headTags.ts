import type { HtmlTagObject } from '@docusaurus/types';
import { baseUrl } from './site';

const link = (attributes: Record<string, string>): HtmlTagObject => ({
  tagName: 'link',
  attributes,
});

/** Icons and colours that phones and browsers ask for. */
export const headTags: HtmlTagObject[] = [
  link({ rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32' }),
  link({ rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png` }),
  link({ rel: 'manifest', href: `${baseUrl}manifest.webmanifest` }),
  {
    tagName: 'meta',
    attributes: { name: 'theme-color', content: '#12171d' },
  },
];
