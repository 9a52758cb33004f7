/** @jest-environment node */
import * as scheduler from 'scheduler';
import { checkDocusaurusGlobal, checkScheduler } from '../assumptions';

const main = (text: string) => ({ file: 'assets/js/main.1a2b3c4d.js', text });

it('accepts an application that assigns its global', () => {
  expect(() => {
    checkDocusaurusGlobal([main('x(),window.docusaurus=y')]);
  }).not.toThrow();
});

it.each([
  [
    'defines it otherwise',
    [main('Object.defineProperty(window,"docusaurus")')],
  ],
  ['has no entry script', []],
])('stops the build when the application %s', (_, scripts) => {
  expect(() => {
    checkDocusaurusGlobal(scripts);
  }).toThrow(/se esperaba: «window\.docusaurus=»/);
});

it('accepts the scheduler of this React', () => {
  expect(() => {
    checkScheduler(scheduler);
  }).not.toThrow();
});

it('stops the build when the scheduler lacks the function', () => {
  expect(() => {
    checkScheduler({});
  }).toThrow(/se esperaba: la función unstable_forceFrameRate/);
});
