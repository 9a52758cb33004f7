/**
 * Folders of the site from the highest floor to the lowest: a file may import
 * those of its own folder and of lower floors.
 */
const floors = [
  'src/theme/',
  // Its values (name, menu, redirects) serve every floor: they are on none.
  'config/(?!(?:footer|navbar|redirects|security|site)\\.)',
  'src/plugins/',
  'src/(?:clientModules|contentCheck)/',
  'src/(?:application|lessonRules|pages)/',
  'src/(?:remark|search|sections)/',
  'src/courses/',
  'src/labs/',
  'src/progress/',
  'src/(?:apps|articles|glossary|keyboard|offline)/',
  'src/(?:components|content)/',
  'src/(?:data|startup)/',
  'src/(?:api|hooks|preferences|utils)/',
];

const TESTS = '/__tests__/|/testing/|/__fixtures__/|^src/testing/';

/** Imports that climb: a card of C names a lesson; the loader, only a type. */
const CLIMBING_FILES = [
  '^src/labs/c/explain/lessons\\.ts$',
  '^src/startup/loader\\.ts$',
];

/**
 * Forbids each floor to import a higher one.
 *
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const floorRules = floors.slice(1).map((floor, index) => ({
  name: 'cada-carpeta-en-su-piso',
  comment:
    'Dos carpetas que se importan una a otra son una sola: lo común baja a una carpeta de más abajo, y lo que las junta sube.',
  severity: 'error',
  from: {
    path: `^${floor}`,
    pathNot: [TESTS, ...CLIMBING_FILES],
  },
  to: {
    path: floors.slice(0, index + 1).map((higher) => `^${higher}`),
    pathNot: TESTS,
  },
}));

/**
 * Rules for the imports between the folders of the project. `npm run verify`
 * checks them (step `imports`); a test breaks each rule once.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    ...floorRules,
    {
      name: 'sin-ciclos',
      comment:
        'Dos archivos que se necesitan uno a otro no se leen por separado, tampoco si solo comparten tipos.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'un-laboratorio-no-conoce-a-otro',
      comment:
        'Lo que usan dos laboratorios va en src/labs/kit o en la tabla de clases de ejercicio.',
      severity: 'error',
      from: { path: '^src/labs/(?!kit/|exercise/|quiz/)([^/]+)/' },
      to: { path: '^src/labs/(?!kit/|exercise/|quiz/|$1/)[^/]+/' },
    },
    {
      name: 'lo-compartido-no-conoce-a-nadie',
      comment:
        'src/labs/kit sirve a todos los laboratorios: no puede depender de ninguno.',
      severity: 'error',
      from: { path: '^src/labs/kit/' },
      to: { path: '^src/labs/(?!kit/)' },
    },
    {
      name: 'el-motor-no-mira-arriba',
      comment:
        'Un motor corre igual en un worker que en Node: no importa cliente, worker, vistas ni React.',
      severity: 'error',
      from: { path: '^src/labs/[^/]+/engine/', pathNot: '/__tests__/' },
      to: {
        path: [
          '^src/labs/[^/]+/(?:client|worker|views|exercise|testing)/',
          '^src/labs/exercise/.*\\.tsx$',
          '^src/(?:components|theme|apps|hooks|pages|plugins)/',
          '^node_modules/(?:react|react-dom|@docusaurus)/',
        ],
      },
    },
    {
      name: 'el-navegador-no-lleva-complementos',
      comment:
        'Lo que corre en la página no importa complementos, pasos de Markdown ni esquemas del contenido: lo común va con lo que lo enseña.',
      severity: 'error',
      from: {
        path: '^src/(?:apps|application|articles|clientModules|components|glossary|hooks|keyboard|pages|preferences|progress|search|sections|theme|utils|labs/[^/]+/(?:client|engine|views|worker)|labs/kit)/',
        pathNot: '/__tests__/|/testing/|/fence/|/lesson/',
      },
      to: {
        path: '^(?:src/(?:plugins|remark)|scripts|config)/',
        pathNot: '^config/(?:footer|navbar|site)\\.ts$',
      },
    },
    {
      name: 'lo-probado-no-usa-pruebas',
      comment: 'Lo que va a la página no importa dobles ni ayudas de prueba.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '/__tests__/|/testing/|/__fixtures__/|^src/testing/',
      },
      to: { path: '/__tests__/|/testing/|/__fixtures__/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$|\\.mdx$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
