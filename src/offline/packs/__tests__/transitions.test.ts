/** @jest-environment node */
import type { PackSummary } from '../../manifest';
import type { PackRecord } from '../types';
import { applyEvent, initialData, listPacks } from '../transitions';
import type { PacksData, PacksEvent } from '../transitions';

const createSummary = (id: string, manifest = `${id}.1.json`) =>
  ({ id, manifest, wire: 100 }) as PackSummary;

const createRecord = (summary: PackSummary): PackRecord => ({
  summary,
  files: [],
  date: '2026-11-29',
  isComplete: true,
});

const applyAll = (...events: readonly PacksEvent[]): PacksData =>
  events.reduce(applyEvent, initialData);

const offered: PacksEvent = {
  kind: 'listReceived',
  offers: [createSummary('c')],
};
const installed: PacksEvent = {
  kind: 'contentsRead',
  id: 'c',
  contents: { installed: createRecord(createSummary('c')), partial: undefined },
};
const outdated: PacksEvent = {
  kind: 'updateFound',
  id: 'c',
  update: { wire: 8, isExact: true },
};

it('says that the list is unreachable when it fails before it was known', () => {
  expect(applyAll({ kind: 'listFailed' }).list).toBe('unreachable');
});

it('keeps a known list when a later request fails', () => {
  const data = applyAll(
    offered,
    { kind: 'listRequested' },
    { kind: 'listFailed' },
  );
  expect(data.list).toBe('known');
  expect(data.offers).toHaveLength(1);
});

it('forgets an update once the offered pack is installed', () => {
  expect(applyAll(offered, outdated).updates.size).toBe(1);
  expect(applyAll(offered, outdated, installed).updates.size).toBe(0);
});

it('keeps an update while another pack is installed', () => {
  const data = applyAll(
    { kind: 'listReceived', offers: [createSummary('c', 'c.2.json')] },
    outdated,
    installed,
  );
  expect(data.updates.get('c')?.wire).toBe(8);
});

it('forgets an update when the site goes back to the installed version', () => {
  const data = applyAll(
    { kind: 'listReceived', offers: [createSummary('c', 'c.2.json')] },
    outdated,
    installed,
    offered,
  );
  expect(data.updates.size).toBe(0);
});

it('forgets the contents of a pack that has none', () => {
  const data = applyAll(installed, {
    kind: 'contentsRead',
    id: 'c',
    contents: { installed: undefined, partial: undefined },
  });
  expect(data.contents.size).toBe(0);
});

it('replaces only the offer of the same pack', () => {
  const data = applyAll(
    {
      kind: 'listReceived',
      offers: [createSummary('c'), createSummary('sql')],
    },
    { kind: 'offerReplaced', offer: createSummary('c', 'c.2.json') },
  );
  expect(data.offers.map(({ manifest }) => manifest)).toEqual([
    'c.2.json',
    'sql.1.json',
  ]);
});

it('says that an installed pack is not offered only once the list is known', () => {
  expect(listPacks(applyAll(installed))).toMatchObject([{ isOffered: true }]);
  expect(
    listPacks(applyAll(installed, { kind: 'listReceived', offers: [] })),
  ).toMatchObject([{ isOffered: false }]);
});

it('leaves the data before a change as it was', () => {
  const before = applyAll(offered);
  applyEvent(before, {
    kind: 'activityChanged',
    id: 'c',
    activity: {
      kind: 'downloading',
      received: 1,
      total: 2,
      isInOtherTab: false,
    },
  });
  expect(before.activities.size).toBe(0);
});
