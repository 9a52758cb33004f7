/** @jest-environment node */
import { createShortNames, parseChunkNames } from '../shortNames.mjs';

const source = JSON.stringify({
  '/a/-1b2': { __comp: '61809400', __context: { plugin: 'a7456010' } },
  '/b/-3c4': { __comp: '61809400', items: [{ content: '5e9f5e1a' }] },
});

it('gives each chunk one short name, in the routes and in the registry', () => {
  expect([...createShortNames(source)]).toEqual([
    ['61809400', '0'],
    ['a7456010', '1'],
    ['5e9f5e1a', '2'],
  ]);
  expect(parseChunkNames(source)).toEqual({
    '/a/-1b2': { __comp: '0', __context: { plugin: '1' } },
    '/b/-3c4': { __comp: '0', items: [{ content: '2' }] },
  });
});
