import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCli } = await import('./lib/cli.mjs');
const { demoApi } = await import('./lib/demo-api/main.mjs');

await runCli(() => demoApi(process.argv.slice(2)));
