import { readFileSync } from 'node:fs';

/** The strings that stay in English, misspellings included, are spelt right by decree. */
const foreignWords =
  readFileSync(
    new URL('src/data/foreignStrings/index.ts', import.meta.url),
    'utf8',
  )
    .split('= [')[1]
    ?.match(/[A-Za-z]+/g) ?? [];

export default {
  version: '0.2',
  language: 'es,en,en-GB',
  import: ['@cspell/dict-es-es/cspell-ext.json'],
  files: [
    '**/*.{md,mdx,ts,tsx,mjs,yml,css,svg,json}',
    '.github/**/*.{md,yml}',
    '.ci/run',
  ],
  ignorePaths: [
    'node_modules',
    'build',
    '.docusaurus',
    '.cache',
    'test-results',
    'package-lock.json',
    'package.json',
    'knip.json',
    'versioned_sidebars',
    'src/plugins/social-cards/fonts',
    'cspell-*.txt',
    'static/licencias',
    'LICENSE-contenido',
    '/linux-image',
    // Names of packages, files and options of the kernel.
    'scripts/linux-image',
    'scripts/lib/linux-image/*.txt',
    // Made by the programs, whose texts are read.
    'docs/**/salida.txt',
    // A Cyrillic letter, that looks like another.
    'src/labs/c/explain/examples/look-alike-letter.c',
    // Programs in the manners of others, without accents in their names.
    'src/labs/c/engine/structures/__fixtures__',
  ],
  dictionaryDefinitions: [
    {
      name: 'palabras',
      path: './cspell-palabras.txt',
      addWords: true,
    },
    {
      name: 'codigo',
      path: './cspell-codigo.txt',
    },
  ],
  dictionaries: ['es-es', 'palabras'],
  ignoreRegExpList: [
    '/```[\\s\\S]*?```/g',
    '/`[^`\\n]*`/g',
    '/https?:\\S+/g',
    '/\\]\\([^)]*\\)/g',
    '/[\\w-]+\\.(?:c|h|js|txt)\\b/g',
    '/^(?:slug|tipo|requisitos|duracion|autor|portada|video|relacionados|authors|tags):.*$/gm',
  ],
  overrides: [
    {
      // What readers misspell, or type without accents.
      filename: [
        'cspell.config.mjs',
        'e2e/search.spec.ts',
        'e2e/support/searchQueries.ts',
        'scripts/bench-search.mjs',
        '**/search/__tests__/**',
        'src/utils/__tests__/editDistance.test.ts',
        '**/SearchDialog/__tests__/**',
        '**/vocabulary.test.ts',
        'src/search/text.ts',
        'src/data/searchAliases/**',
      ],
      words: [
        'activedescendant',
        'chmdo',
        'instalacion',
        'prntf',
        'zzzqx',
        'zzzqxw',
      ],
    },
    {
      filename: [
        '{config,e2e,scripts,src,static,i18n,.github}/**',
        '*.{ts,js,mjs,json,md}',
        'blog/*.yml',
        'docs/**/{ejercicio,paso}.yml',
        'docs/**/*.sh',
      ],
      dictionaries: ['es-es', 'palabras', 'codigo'],
    },
    {
      // Identifiers have no accents; what programs write and their comments do.
      filename: 'docs/**/*.c',
      includeRegExpList: ['string', 'CStyleComment'],
      ignoreRegExpList: ['/^// Falla: .*$/gm'],
    },
    {
      // Names in SQL have no accents; the comments do.
      filename: 'docs/**/*.sql',
      includeRegExpList: ['/--.*$/gm'],
      ignoreRegExpList: ['/^-- Falla: .*$/gm'],
    },
    {
      // What is typed has slips, noises and names of files without accents.
      filename: ['cspell.config.mjs', 'docs/**/*.sh'],
      words: [
        'almacen',
        'almalinux',
        'biiiip',
        'cafeter',
        'centos',
        'crojo',
        'damian',
        'elena',
        'fotografia',
        'gabriel',
        'hugo',
        'imagenes',
        'iamohw',
        'irene',
        'killproc',
        'leeme',
        'licen',
        'linuxmint',
        'llegda',
        'losetup',
        'memtotal',
        'musica',
        'nofail',
        'nologin',
        'nouser',
        'opensuse',
        'pidofproc',
        'pixelroto',
        'racion',
        'repeticion',
        'rhel',
        'riiing',
        'rwxs',
        'setsid',
        'sfdisk',
        'suse',
        'tmpfs',
        'traido',
        'uuid',
        'xuni',
        'xunil',
      ],
    },
    {
      // What it writes lacks an accent: that is why it is wrong.
      filename: ['cspell.config.mjs', 'docs/**/mal-*.c'],
      words: ['embellecio'],
    },
    {
      // Options of clang.
      filename: ['cspell.config.mjs', 'src/labs/c/engine/compiler/flags.ts'],
      words: ['Wimplicit', 'Wtautological', 'Wunreachable'],
    },
    {
      // Words of C as readers misspell them.
      filename: ['cspell.config.mjs', 'src/labs/c/explain/**'],
      words: [
        'braek',
        'defualt',
        'toal',
        'esle',
        'incldue',
        'prinft',
        'retorn',
        'retrun',
        'reutrn',
        'stdoi',
        'swich',
        'swicht',
        'swithc',
        'tring',
        'whille',
        'whlie',
        'wihle',
        'cotnador',
        'dobel',
        // Names of their programs, without accents.
        'aqui',
        'dias',
        'numeros',
        'opcion',
        // Functions of the library.
        'atexit',
        'bsearch',
        'difftime',
        'localtime',
        'mktime',
        'qsort',
        'strerror',
        'strto',
      ],
      // Parts of names in patterns.
      ignoreRegExpList: ['\\[sS\\]tring', 'LLONG', 'LDBL', 'ivar'],
    },
    {
      // Identifiers have no accents; what readers see does.
      filename: 'src/data/glosario/**',
      ignoreRegExpList: [
        String.raw`/\b(?:id|lesson): .*$/gm`,
        String.raw`/\brelated: \[[^\]]*\]/g`,
      ],
    },
    {
      // Names of files have no accents; titles do.
      filename: '**/_plan.yml',
      ignoreRegExpList: [
        String.raw`/^ +(?:- )?[a-z\d-]+(?=:|$)/gm`,
        String.raw`/\bdibujo: .*$/gm`,
      ],
    },
    {
      filename: 'docs/**/index.mdx',
      ignoreRegExpList: [String.raw`/^ +(?:author|image): .*$/gm`],
    },
  ],
  words: foreignWords,
};
