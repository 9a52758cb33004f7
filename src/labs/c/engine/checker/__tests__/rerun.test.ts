/** @jest-environment node */
import { excludeReported } from '../rerun';

const finding = (line: number) => ({
  check: 'memory_outside',
  place: { file: 'main.c', line, column: 5 },
  details: {},
});

it('leaves out what the run itself told of the same line', () => {
  expect(excludeReported([finding(3), finding(4)], [finding(3)])).toEqual([
    finding(4),
  ]);
});
