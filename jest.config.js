// Packages without a CommonJS form.
const publishedAsModules = [
  '@bjorn3',
  '@docusaurus',
  'parse5',
  'parse5-htmlparser2-tree-adapter',
  'entities',
  'valibot',
  '@open-draft',
  '@sqlite.org',
  'boolbase',
  'css-select',
  'css-what',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'nth-check',
  'msw',
  'outvariant',
  'rettime',
  'until-async',
  'v86',
  'yaml',
];
const markdownModules = [
  'unified',
  'bail',
  'is-plain-obj',
  'trough',
  'vfile[\\w-]*',
  '(?:unist|mdast|hast|micromark|remark|rehype|recma|estree|esast|character)[\\w-]*',
  '@mdx-js',
  '(?:property|space-separated|comma-separated)-\\w+',
  'decode-named-character-reference',
  'ccount',
  'escape-string-regexp',
  'markdown-\\w+',
  'longest-streak',
  'zwitch',
  'devlop',
  'trim-lines',
  'stringify-entities',
  'parse-entities',
  'is-(?:alphabetical|alphanumerical|decimal|hexadecimal)',
  'periscopic',
  'collapse-white-space',
  'style-to-\\w+',
  'astring',
  'markdown-extensions',
  'estree-walker',
];

/** @type {import('jest').Config} */
module.exports = {
  // By default one core stays free; on a machine with two that is half of the time.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/src/testing/sequencer.mjs',
  // jsdom with Node's own fetch, URL and AbortController, which MSW needs.
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: [
    '<rootDir>/{src,config,scripts}/**/__tests__/**/*.test.{ts,tsx,mjs}',
  ],
  transform: {
    '\\.(?:[cm]?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          // What every Node that the project accepts understands by itself.
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [
    `/node_modules/(?!(?:${[...publishedAsModules, ...markdownModules].join('|')})/)`,
  ],
  // A copy of the site that a check leaves when it fails.
  modulePathIgnorePatterns: ['<rootDir>/.cache/course'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  moduleNameMapper: {
    '\\?tokens$': '<rootDir>/src/testing/sourceTokens.ts',
    '\\?(?:program|session)$': '<rootDir>/src/testing/shownBlock.ts',
    '\\?text$': '<rootDir>/src/testing/sourceText.ts',
    // It offers no form that `require` may find.
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
    '^v86$': '<rootDir>/src/labs/linux/testing/v86.ts',
    '\\.css$': '<rootDir>/src/testing/cssModule.ts',
    '^@theme/Layout$': '<rootDir>/src/testing/theme/Layout.tsx',
    '^@theme/(.*)$': '@docusaurus/theme-classic/lib/theme/$1',
    '^@theme-original/(.*)$': '@docusaurus/theme-classic/lib/theme/$1',
    '^@site-labs/manifest$': '<rootDir>/src/testing/labsManifest.ts',
    '^@site-pages/titles$': '<rootDir>/src/testing/sitePages.ts',
    '^@site-pages/courses$': '<rootDir>/src/testing/siteCourses.ts',
    '^@site-pages/cards$': '<rootDir>/src/testing/siteCards.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@docusaurus/Link$': '<rootDir>/src/testing/docusaurus/Link.tsx',
    '^@docusaurus/Head$': '<rootDir>/src/testing/docusaurus/Head.tsx',
    '^@docusaurus/useBaseUrl$':
      '<rootDir>/src/testing/docusaurus/useBaseUrl.ts',
    '^@docusaurus/useDocusaurusContext$':
      '<rootDir>/src/testing/docusaurus/useDocusaurusContext.ts',
    '^@docusaurus/useGlobalData$':
      '<rootDir>/src/testing/docusaurus/useGlobalData.ts',
    '^@docusaurus/useIsBrowser$':
      '<rootDir>/src/testing/docusaurus/useIsBrowser.ts',
    // The rest of it needs what only a build generates.
    '^@docusaurus/theme-common$':
      '<rootDir>/node_modules/@docusaurus/theme-common/lib/utils/historyUtils.js',
    '^@generated/docusaurus\\.config$':
      '<rootDir>/src/testing/docusaurus/generatedConfig.ts',
    '^@generated/routes$': '<rootDir>/src/testing/docusaurus/routes.ts',
    '^@docusaurus/router$': '<rootDir>/src/testing/docusaurus/router.ts',
    '^@docusaurus/(ErrorBoundary|ExecutionEnvironment|Translate|useBrokenLinks|useIsomorphicLayoutEffect)$':
      '@docusaurus/core/lib/client/exports/$1',
  },
  // A busy machine takes seconds to bring the first of a lazy part.
  testTimeout: 60_000,
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
