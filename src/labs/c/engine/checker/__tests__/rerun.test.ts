/** @jest-environment node */
import { excludeReported } from '../rerun';

const createFinding = (line: number) => ({
  check: 'memory_outside',
  place: { file: 'main.c', line, column: 5 },
  details: {},
});

it('leaves out what the run itself told of the same line', () => {
  expect(
    excludeReported([createFinding(3), createFinding(4)], [createFinding(3)]),
  ).toEqual([createFinding(4)]);
});
