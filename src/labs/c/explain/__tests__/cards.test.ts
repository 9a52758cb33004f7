/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  endCards,
  findingCards,
  hintCards,
  memoryCards,
  toolCards,
  undefinedCard,
} from '../cards';
import { getLessonPath } from '../lessons';
import { listExampleIds } from '../testing/examples';
import { flagsWithoutCard, warningFlags } from '../testing/warningFlags';

const cards = [
  ...toolCards,
  ...hintCards,
  ...findingCards,
  ...memoryCards,
  undefinedCard,
  ...endCards,
];
const course = 'docs/stevelabs/program1';

/** Section headings of each lesson of the course, by lesson URL. */
const headings = new Map<string, { isWritten: boolean; sections: string[] }>(
  readdirSync(course, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => {
      const text = readFileSync(path.join(course, name), 'utf8');
      return [
        `${/^slug: (.*)$/m.exec(text)?.[1] ?? ''}/`,
        {
          isWritten: !/^tipo: proximamente$/m.test(text),
          sections: [...text.matchAll(/^##+ (.*)$/gm)].map(([, title = '']) =>
            title
              .toLowerCase()
              .replace(/[^\p{L}\p{N} -]/gu, '')
              .replaceAll(' ', '-'),
          ),
        },
      ] as const;
    }),
);

describe('the cards', () => {
  it('have one name each', () => {
    const ids = cards.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('are at least 70', () => {
    expect(cards.length).toBeGreaterThanOrEqual(70);
  });

  it('send only to lessons that are written, and to sections that they have', () => {
    const lostCards = cards.filter(({ lesson }) => {
      if (lesson === undefined) return false;
      const [, section] = lesson.split('#');
      const page = headings.get(getLessonPath(lesson));
      return (
        !page?.isWritten ||
        (section !== undefined && !page.sections.includes(section))
      );
    });
    expect(lostCards.map(({ id, lesson }) => ({ id, lesson }))).toEqual([]);
  });

  it('have an example each, and there is no example without a card', () => {
    const neededIds = cards
      .map(({ id }) => id)
      .filter((id) => !withoutExample.includes(id));
    expect([...listExampleIds()].sort()).toEqual(neededIds.sort());
  });

  it('fit what they are shown in: a short title, texts with both backticks of each code', () => {
    const wrongCards = cards.filter(
      ({ title, meaning, cause, fix }) =>
        title.length > 70 ||
        [title, meaning, cause, fix].some(
          (text) => text.split('`').length % 2 === 0,
        ),
    );
    expect(wrongCards.map(({ id }) => id)).toEqual([]);
  });

  it('name in their texts only what their patterns capture', () => {
    const permanentNames = ['note'];
    const wrongTexts = toolCards.flatMap(({ id, when, ...texts }) => {
      const usedNames = [
        texts.title,
        texts.meaning,
        texts.cause,
        texts.fix,
      ].flatMap((text) =>
        [...text.matchAll(/\$([a-z]+)/gi)].map(([, name]) => name),
      );
      return when.flatMap((pattern) => {
        const source = [
          pattern.message,
          pattern.before,
          pattern.at,
          pattern.line,
          pattern.upTo,
          pattern.onwards,
          pattern.note,
          pattern.noteBefore,
        ]
          .map((part) => part?.source ?? '')
          .join(' ');
        const capturedNames = [
          ...[...source.matchAll(/\(\?<([a-z]+)>/gi)].map(([, name]) => name),
          ...Object.keys(pattern.given ?? {}),
          ...(pattern.isDeclaredBefore ? ['declared'] : []),
          ...(pattern.isReadTwice ? ['header'] : []),
          ...(pattern.isLocalElsewhere ? ['owner', 'declared'] : []),
          ...(pattern.macro || pattern.nearlyDefines
            ? ['name', 'defined']
            : []),
          ...(pattern.near ||
          pattern.nearWord ||
          pattern.nearUnused ||
          pattern.nearPrototype ||
          pattern.nearDefinition ||
          pattern.isSplitName
            ? ['other']
            : []),
          ...(pattern.brace ? ['opened'] : []),
          ...permanentNames,
        ];
        return usedNames
          .filter((name) => !capturedNames.includes(name))
          .map((name) => `${id}: $${name ?? ''}`);
      });
    });
    expect(wrongTexts).toEqual([]);
  });
});

describe('the warnings of -Wall and -Wextra', () => {
  const explainedFlags = new Set(
    toolCards.flatMap(({ when }) => when.map(({ flag }) => flag)),
  );

  it('have a card each, or a reason to have none', () => {
    const missing = warningFlags.filter(
      (flag) => !explainedFlags.has(flag) && !(flag in flagsWithoutCard),
    );
    expect(missing).toEqual([]);
  });

  it('are either explained or on the list of those that are not', () => {
    const repeatedFlags = Object.keys(flagsWithoutCard).filter((flag) =>
      explainedFlags.has(flag),
    );
    expect(repeatedFlags).toEqual([]);
  });
});

/** Cards without an example: no program causes them, only faults of the lab. */
const withoutExample = ['end-unsupported', 'end-internal'];
