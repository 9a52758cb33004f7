import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Row {
  passed: number;
  total: number;
}

/**
 * Prints the figures of the demo apps as a table: how many cells of each
 * promise passed. A test counts as a cell by an annotation of type `cell`,
 * whose description is its row; `cells` adds a number: `random: 10000`.
 */
export default class CellReporter implements Reporter {
  readonly #rows = new Map<string, Row>();

  onTestEnd(_test: TestCase, { annotations, status }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      if (type !== 'cell') continue;
      const [, name = description, count = '1'] =
        /^(.*?)(?: × (\d+))?$/.exec(description) ?? [];
      const row = this.#rows.get(name) ?? { passed: 0, total: 0 };
      row.total += Number(count);
      if (status === 'passed') row.passed += Number(count);
      this.#rows.set(name, row);
    }
  }

  onEnd(): void {
    if (this.#rows.size === 0) return;
    console.log('\nApps de demostración: casillas que pasan / casillas');
    for (const [name, { passed, total }] of [...this.#rows].sort())
      console.log(`  ${`${passed} / ${total}`.padStart(15)}  ${name}`);
  }
}
