/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'jsdom',
  testMatch: [
    '<rootDir>/{src,config,scripts}/**/__tests__/**/*.test.{ts,tsx,mjs}',
  ],
  transform: { '\\.(?:[cm]?[jt]sx?)$': 'babel-jest' },
  transformIgnorePatterns: [
    '/node_modules/(?!(?:@docusaurus|parse5|entities|valibot)/)',
  ],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/testing/cssModule.ts',
    '^@theme/Layout$': '<rootDir>/src/testing/theme/Layout.tsx',
    '^@theme/(.*)$': '@docusaurus/theme-classic/lib/theme/$1',
    '^@theme-original/(.*)$': '@docusaurus/theme-classic/lib/theme/$1',
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
    '^@docusaurus/router$': '<rootDir>/src/testing/docusaurus/router.ts',
    '^@docusaurus/(ErrorBoundary|ExecutionEnvironment|Translate)$':
      '@docusaurus/core/lib/client/exports/$1',
  },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
