import { isChecked, isRunnable } from './doing';
import { countWords } from './prose';
import { explanationOf } from './sections';
import type { Finding } from '../../content/finding';
import type { Rule } from './types';

const untilFirst = 150;
const untilChecked = 300;

/** Readers soon do something, and never read long without being asked. */
export const checkPace: Rule = ({ file, tree }) => {
  const findings: Finding[] = [];
  const nodes = explanationOf(tree);
  const first = nodes.findIndex((node) => isRunnable(node) || isChecked(node));
  const before = countWords(first < 0 ? nodes : nodes.slice(0, first));
  if (before > untilFirst)
    findings.push({
      level: 'warning',
      file,
      expected: `algo que ejecutar o contestar en las primeras ${untilFirst} palabras`,
      found:
        first < 0 ? 'nada antes de «Practica»' : `${before} palabras antes`,
    });
  let words = 0;
  let line = 1;
  let longest = { words, line };
  for (const node of nodes) {
    if (isChecked(node)) words = 0;
    else {
      if (words === 0) line = node.position?.start.line ?? 1;
      words += countWords([node]);
      if (words > longest.words) longest = { words, line };
    }
  }
  if (longest.words > untilChecked)
    findings.push({
      level: 'warning',
      file,
      line: longest.line,
      expected: `una pregunta o un ejercicio cada ${untilChecked} palabras`,
      found: `${longest.words} palabras seguidas desde esta línea`,
    });
  return findings;
};
