/** @jest-environment node */
import { formatFinding } from '../../content/finding';
import { checkCourses } from '..';

const findings = checkCourses();

const warnings = findings.filter(({ level }) => level === 'warning');

it('The lessons of the current edition lack nothing', () => {
  const errors = findings.filter(({ level }) => level === 'error');
  expect(errors.map(formatFinding).join('\n\n')).toBe('');
});

afterAll(() => {
  if (warnings.length > 0)
    process.stdout.write(
      `\nAvisos de las lecciones (${warnings.length}):\n\n${warnings.map(formatFinding).join('\n\n')}\n\n`,
    );
});
