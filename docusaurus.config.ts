import type { Config } from '@docusaurus/types';
import type {
  Options as PresetOptions,
  ThemeConfig,
} from '@docusaurus/preset-classic';
import { blog } from './config/blog';
import { plugins } from './config/plugins';
import { headTags } from './config/headTags';
import { markdown } from './src/remark/plugins';
import { baseUrl, demoApi, giphyKey, siteUrl } from './config/site';
import { version } from './package.json';
import { publicFolder as labsFolder } from './src/plugins/labs';
import { brokenMarkdownHooks } from './src/content/brokenMarkdown';
import { createParseFrontMatter } from './src/contentCheck/parseFrontMatter';

// Disables the bundler's persistent cache under a base URL. The cache ignores
// the base URL, so it would restore font addresses of another one.
if (baseUrl !== '/') process.env.DOCUSAURUS_NO_PERSISTENT_CACHE ??= 'true';

const preset: PresetOptions = {
  // `config/plugins.ts` has it.
  docs: false,
  blog,
  pages: { showLastUpdateTime: false, ...markdown },
  sitemap: {
    lastmod: null,
    changefreq: null,
    priority: null,
    ignorePatterns: [
      '**/articulos/tags/**',
      '**/articulos/authors/**',
      '**/3.1/**',
    ],
  },
  theme: {
    customCss: [
      './src/css/custom.css',
      './src/css/base.css',
      './src/css/reading.css',
      './src/css/print.css',
    ],
  },
};

const themeConfig: ThemeConfig = {
  colorMode: { respectPrefersColorScheme: true },
  docs: { versionPersistence: 'none', sidebar: { hideable: false } },
  // No code reads the Prism theme, and the default one would be sent to every
  // page.
  prism: { theme: { plain: {}, styles: [] } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
};

const config: Config = {
  title: 'Steve Labs',
  tagline: 'Linux y C desde cero, en español',
  favicon: 'img/logo.svg',
  url: siteUrl,
  baseUrl,
  baseUrlIssueBanner: false,
  trailingSlash: true,
  staticDirectories: ['static', labsFolder],
  i18n: {
    defaultLocale: 'es',
    locales: ['es'],
    localeConfigs: { es: { htmlLang: 'es' } },
  },
  future: { v4: true, faster: true },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: brokenMarkdownHooks,
    parseFrontMatter: createParseFrontMatter(__dirname),
  },
  headTags,
  presets: [['@docusaurus/preset-classic', preset]],
  customFields: { version, giphyKey, demoApi },
  plugins,
  clientModules: [
    './src/clientModules/malformedAddress.ts',
    './src/clientModules/preloadParts.ts',
    './src/clientModules/chunkLoadFailure.ts',
    './src/clientModules/copyHeadingLink.ts',
    './src/clientModules/newVersion.ts',
    './src/clientModules/offline.ts',
    './src/clientModules/prefetch.ts',
    './src/clientModules/shortcuts.ts',
    './src/clientModules/webVitals.ts',
    './src/startup/replay.ts',
  ],
  themeConfig,
};

export default config;
