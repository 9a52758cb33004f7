import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCli } = await import('./lib/cli.mjs');
const { ensureInstalled } = await import('./lib/install.mjs');

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
await runCli(async () => {
  await ensureInstalled({ root });
  process.chdir(root);
  const { formatCourses } = await import('./lib/course-table.mjs');
  const { importTypeScript } = await import('./lib/typescript.mjs');
  const { measureCourses } =
    /** @type {typeof import('../src/lessonRules/measures')} */ (
      await importTypeScript(root, 'src/lessonRules/measures.ts')
    );
  console.log(formatCourses(measureCourses()));
  return 0;
});
