/** @jest-environment node */
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { countDone, getLessons } from '../course';
import { emptyProgress } from '../schema';
import type { Progress } from '../schema';
import { getLastVisit, findLessonToContinue } from '../visits';

const link = (name: string, lesson = true) => ({
  type: 'link' as const,
  href: `/c/${name}`,
  label: name,
  ...(lesson && { customProps: { lesson } }),
});

const sidebar: PropSidebar = [
  link('', false),
  {
    type: 'category',
    label: 'Empezar',
    collapsible: true,
    collapsed: false,
    items: [link('uno'), link('dos'), link('pronto', false)],
  },
  link('tres'),
];

const lessons = getLessons(sidebar);

const createProgress = (...names: string[]): Progress => ({
  ...emptyProgress,
  done: Object.fromEntries(
    names.map((name, index) => [`/c/${name}/`, { value: true, at: index + 1 }]),
  ),
});

it('finds the lessons that exist, in order, and no others', () => {
  expect(lessons).toEqual([
    { path: '/c/uno/', title: 'uno', to: '/c/uno' },
    { path: '/c/dos/', title: 'dos', to: '/c/dos' },
    { path: '/c/tres/', title: 'tres', to: '/c/tres' },
  ]);
});

it('counts what is done and not what was undone', () => {
  const data: Progress = {
    ...emptyProgress,
    done: {
      '/c/uno/': { value: true, at: 1 },
      '/c/dos/': { value: false, at: 2 },
      '/c/ajena/': { value: true, at: 3 },
    },
  };
  expect(countDone(data, lessons)).toBe(1);
});

it('knows the last visit by a mark or by a place', () => {
  const data: Progress = {
    ...createProgress('uno'),
    places: { '/c/uno/': { heading: '', fraction: 0.2, at: 7 } },
  };
  expect(getLastVisit(data, '/c/uno/')).toBe(7);
  expect(getLastVisit(data, '/c/dos/')).toBe(0);
});

describe('where to continue', () => {
  it('is nowhere before the first visit', () => {
    expect(findLessonToContinue(emptyProgress, lessons)).toBeUndefined();
  });

  it('is the lesson last visited while it is not done', () => {
    const data: Progress = {
      ...createProgress('uno'),
      places: { '/c/tres/': { heading: '', fraction: 0.2, at: 7 } },
    };
    expect(findLessonToContinue(data, lessons)?.title).toBe('tres');
  });

  it('is the next one that is not done after the last one done', () => {
    expect(findLessonToContinue(createProgress('uno'), lessons)?.title).toBe(
      'dos',
    );
  });

  it('is the first that was left out when the last of the course is done', () => {
    expect(findLessonToContinue(createProgress('tres'), lessons)?.title).toBe(
      'uno',
    );
  });

  it('is nowhere when all are done', () => {
    expect(
      findLessonToContinue(createProgress('uno', 'dos', 'tres'), lessons),
    ).toBeUndefined();
  });
});
