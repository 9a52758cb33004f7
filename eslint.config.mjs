import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { stylePlugin } from './config/eslint/style.mjs';

const noHtmlSinks = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'El HTML no se inserta como texto: escribe elementos de React.',
  },
  {
    selector: "AssignmentExpression[left.property.name='innerHTML']",
    message: 'El HTML no se inserta como texto: usa textContent o React.',
  },
];

/** Where there is no React; to compile each file in search of components takes as long as the types. */
const withoutReact = [
  'config/**/*.{ts,mjs}',
  'e2e/**/*.{ts,mjs}',
  'scripts/**/*.{ts,mjs}',
  'src/api/**/*.{ts,mjs}',
  'src/{content,contentCheck,lessonRules}/**/*.{ts,mjs}',
  'src/courses/*.{ts,mjs}',
  'src/data/**/*.{ts,mjs}',
  'src/labs/*/{client,databases,engine,explain,fence,publish,templates,worker}/**/*.{ts,mjs}',
  'src/labs/{c,sql}/testing/**/*.{ts,mjs}',
  'src/labs/*/{exercise,step}/markdown/**/*.{ts,mjs}',
  'src/offline/worker/**/*.{ts,mjs}',
  'src/plugins/**/*.{ts,mjs}',
  'src/remark/**/*.{ts,mjs}',
  // A hook is checked wherever it is.
  '!**/use[A-Z]*.ts',
];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      '.docusaurus',
      '.cache',
      'coverage',
      'test-results',
    ],
  },
  js.configs.recommended,
  // The rules that need types are in `.oxlintrc.json`: they take a tenth of the
  // time there.
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  {
    ...reactHooks.configs.flat['recommended-latest'],
    ignores: withoutReact,
  },
  {
    plugins: { style: stylePlugin },
    rules: {
      'style/comment-first-word': 'error',
      'style/limit-name': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'no-restricted-syntax': ['error', ...noHtmlSinks],
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message:
            'Solo src/api, src/offline, la descarga del laboratorio y el cargador llaman a fetch.',
        },
      ],
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: ['pre'], roles: ['tabpanel'] },
      ],
    },
  },
  {
    files: [
      'src/api/**',
      'src/labs/kit/download.ts',
      'src/offline/**',
      'src/startup/loader.ts',
      'e2e/**',
      'scripts/**',
    ],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    // A test file is a list of sentences: its `describe` may be long.
    files: ['src/**', 'scripts/**', 'config/**'],
    ignores: ['**/__tests__/**', '**/*.test.*'],
    rules: {
      'max-lines-per-function': [
        'error',
        { max: 100, skipBlankLines: true, skipComments: true },
      ],
    },
  },
  {
    // The faces of the laboratories are found by the names of their folders.
    files: [
      'src/labs/{about,build,page}.ts',
      'src/labs/cards/index.ts',
      'src/testing/{labsManifest,content/labs}.ts',
    ],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        WebAssembly: 'readonly',
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        jest: 'readonly',
        describe: 'readonly',
        it: 'readonly',
        expect: 'readonly',
        beforeAll: 'readonly',
        afterAll: 'readonly',
        beforeEach: 'readonly',
        afterEach: 'readonly',
        test: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
