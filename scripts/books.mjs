import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { parseFlags, runCli } = await import('./lib/cli.mjs');
const { ensureInstalled } = await import('./lib/install.mjs');

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
await runCli(async () => {
  const { values, positionals } = parseFlags(
    process.argv.slice(2),
    {
      course: { type: 'string', multiple: true },
      check: { type: 'boolean', default: false },
    },
    'npm run books -- [carpeta del sitio construido] [--course c] [--check]',
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
    ...(values.course && { courses: values.course }),
    onFile: (file) => {
      console.log(formatFile(file));
    },
  });
  return 0;
});
