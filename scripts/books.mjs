import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { parseFlags, runCli, UserError } = await import('./lib/cli.mjs');
const { ensureInstalled } = await import('./lib/install.mjs');

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
await runCli(async () => {
  const { values, positionals } = parseFlags(
    process.argv.slice(2),
    {
      course: { type: 'string', multiple: true },
      check: { type: 'boolean', default: false },
      'every-page': { type: 'boolean', default: false },
    },
    'npm run books -- [carpeta del sitio construido] [--course c] [--check [--every-page]]',
  );
  if (values['every-page'] && !values.check)
    throw new UserError(
      '«--every-page» dice cuánto se comprueba, y falta «--check».',
      'Uso: npm run books -- --check --every-page',
    );
  await ensureInstalled({ root });
  const [build] = positionals;
  if (build === undefined) {
    const { ensureBuilt } = await import('./lib/build.mjs');
    if (!(await ensureBuilt({ root }))) return 1;
  }
  const { formatFile, writeBooks } = await import('./lib/books/index.mjs');
  await writeBooks({
    root,
    build: path.resolve(root, build ?? 'build'),
    isChecked: values.check,
    isEveryPage: values['every-page'],
    ...(values.course && { courses: values.course }),
    onFile: (file) => {
      console.log(formatFile(file));
    },
    onNotice: (notice) => {
      console.log(`! ${notice}`);
    },
  });
  return 0;
});
