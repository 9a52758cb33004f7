/** @jest-environment node */
import { checkCourses, formatFindings } from '..';

const findings = checkCourses();

const warnings = findings.filter(({ level }) => level === 'warning');

it('The lessons of the current edition lack nothing', () => {
  const errors = findings.filter(({ level }) => level === 'error');
  expect(formatFindings(errors)).toBe('');
});

afterAll(() => {
  if (warnings.length > 0)
    process.stdout.write(
      `\nAvisos de las lecciones (${warnings.length}):\n\n${formatFindings(warnings)}\n\n`,
    );
});
