import { readFile } from 'node:fs/promises';
import { runCli, UserError } from './lib/cli.mjs';
import { collectHeaders, parseHeaders } from './lib/netlify-files.mjs';
import { scoreHeaders } from './lib/observatory.mjs';
import { formatTable } from './lib/table.mjs';

const MIN_SCORE = 125;

await runCli(async () => {
  const file = process.argv[2];
  if (!file)
    throw new UserError(
      'Falta el archivo de cabeceras.',
      'Uso: node scripts/observatory.mjs build/_headers',
    );
  const rules = parseHeaders(await readFile(file, 'utf8'));
  const { verdicts, score } = scoreHeaders(collectHeaders(rules, '/'));

  console.log(
    formatTable(
      verdicts.map(({ test, modifier, reason }) => [
        modifier < 0 ? '✗' : '✓',
        test,
        modifier > 0 ? `+${modifier}` : String(modifier),
        reason,
      ]),
    ),
  );
  const passed = score >= MIN_SCORE;
  console.log(
    `${passed ? '✓' : '✗'} Observatory: ${score} puntos (mínimo ${MIN_SCORE}).`,
  );
  return passed ? 0 : 1;
});
