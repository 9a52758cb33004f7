import { ensureCompilers } from './lib/compilers.mjs';
import { runCli } from './lib/cli.mjs';
import { SKIPPED_EXIT_CODE } from './lib/steps.mjs';

await runCli(async () => {
  const missing = await ensureCompilers();
  if (missing.length === 0) {
    console.log('✓ Compiladores: gcc y clang, con sus comprobaciones.');
    return 0;
  }
  console.log(
    `– Sin ${missing.join(' ni ')}, los programas de las lecciones solo se prueban con el compilador de la página. En Debian o Ubuntu: sudo apt-get install gcc clang libclang-rt-dev`,
  );
  return process.env.CI === 'true' ? 1 : SKIPPED_EXIT_CODE;
});
