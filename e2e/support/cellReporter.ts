import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Row {
  passed: number;
  total: number;
}

/**
 * Prints the results of the demo apps as a table: passed and total cells of
 * each promise. A test counts as a cell of the row named by its annotation of
 * type `cell`; `× 44` at the end counts it 44 times.
 */
export default class CellReporter implements Reporter {
  /** Last result of each test: a failed test may have been retried. */
  readonly #results = new Map<string, TestResult>();

  onTestEnd({ id }: TestCase, result: TestResult): void {
    this.#results.set(id, result);
  }

  #rows(): Map<string, Row> {
    const rows = new Map<string, Row>();
    for (const { annotations, status } of this.#results.values())
      for (const { type, description = '' } of annotations) {
        if (type !== 'cell') continue;
        const [, name = description, count = '1'] =
          /^(.*?)(?: × (\d+))?$/.exec(description) ?? [];
        const row = rows.get(name) ?? { passed: 0, total: 0 };
        row.total += Number(count);
        if (status === 'passed') row.passed += Number(count);
        rows.set(name, row);
      }
    return rows;
  }

  onEnd(): void {
    const rows = this.#rows();
    if (rows.size === 0) return;
    console.log('\nApps de demostración: casillas que pasan / casillas');
    for (const [name, { passed, total }] of [...rows].sort())
      console.log(`  ${`${passed} / ${total}`.padStart(15)}  ${name}`);
  }
}
