/**
 * Rules for the imports between the folders of the project. `npm run verify`
 * checks them (step `imports`); a test breaks each rule once.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
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
        path: '^src/(?:apps|articles|clientModules|components|glossary|hooks|keyboard|pages|preferences|progress|search|sections|theme|utils|labs/[^/]+/(?:client|engine|views|worker)|labs/kit)/',
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
