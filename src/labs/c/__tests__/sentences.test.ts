import {
  describeState,
  describeTesting,
  describeTraceFailure,
} from '../sentences';
import { blockStorage } from '../../../testing/storage';

afterEach(() => {
  jest.restoreAllMocks();
});

it('tells a case that is being prepared from one that runs', () => {
  const testing = { kind: 'testing', doneCount: 1, total: 3 } as const;
  expect(describeTesting({ ...testing, isStarting: true })).toBe(
    'Preparando el caso 2 de 3…',
  );
  expect(describeTesting({ ...testing, isStarting: false })).toBe(
    'Ejecutando el caso 2 de 3…',
  );
});

it('tells a program that is being prepared from one that runs', () => {
  const report = { text: '', diagnostics: [] };
  expect(describeState({ kind: 'starting' })).toBe('Preparando');
  expect(
    describeState({ kind: 'running', transcript: [], findings: [], report }),
  ).toBe('Ejecutando');
});

it('does not blame a program that the laboratory could not start', () => {
  const sentencesSaid = [
    describeState({ kind: 'failed', reason: 'start-timeout' }),
    describeTraceFailure('start-timeout'),
  ];
  for (const sentence of sentencesSaid) {
    expect(sentence).toMatch(/no pudo poner/);
    expect(sentence).not.toMatch(/no termina|no terminó/);
  }
});

describe('when the site was published again', () => {
  const listAnnouncements = () => [
    describeState({ kind: 'failed', reason: 'outdated' }),
    describeTraceFailure('outdated'),
  ];

  it('the code is promised where the browser keeps it', () => {
    for (const sentence of listAnnouncements())
      expect(sentence).toMatch(/sigue aquí/);
  });

  it('nothing is promised where the browser keeps nothing: the code is to be copied', () => {
    blockStorage();
    for (const sentence of listAnnouncements()) {
      expect(sentence).toMatch(/cópialo antes/);
      expect(sentence).not.toMatch(/sigue aquí/);
    }
  });
});
