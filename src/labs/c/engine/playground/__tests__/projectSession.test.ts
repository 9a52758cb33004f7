import fc from 'fast-check';
import { anyProject, createProject } from '../__fixtures__/arbitrary';
import { createProjectSession } from '../projectSession';
import type { ProjectSession } from '../projectSession';
import { createProgramStore, MAX_STORED_PROGRAMS } from '../programStore';
import type { ProgramStore } from '../programStore';

const prefix = 'pruebas:program';
const start = createProject('inicio', 'Hola');

function createTestStore(
  storage: Parameters<typeof createProgramStore>[1] = () => localStorage,
): ProgramStore {
  return createProgramStore(prefix, storage);
}

/** Opens a session with its own clock and ids, like a browser tab. */
let time = 0;
function openTab(shelf: ProgramStore = createTestStore()): ProjectSession {
  return createProjectSession(shelf, start, {
    now: () => (time += 1),
    newId: () => `id${(time += 1)}`,
  });
}

const listTexts = (desk: ProjectSession) =>
  desk.getSnapshot().project.files.map(({ name, text }) => `${name}=${text}`);

beforeEach(() => {
  // Fake timers: a pending save would otherwise write into the next test's
  // storage.
  jest.useFakeTimers();
  localStorage.clear();
  time = 0;
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the shelf', () => {
  it('gives back any program as it was', () => {
    fc.assert(
      fc.property(anyProject, (project) => {
        createTestStore().save({ id: 'a', at: 1, project });
        expect(createTestStore().read('a')).toEqual({
          id: 'a',
          at: 1,
          project,
        });
      }),
      { numRuns: 50 },
    );
  });

  it('lists the last one used first, and nothing of other parts of the site', () => {
    const shelf = createTestStore();
    localStorage.setItem('pruebas:progress', '{}');
    localStorage.setItem(`${prefix}:roto`, '{"version":1');
    localStorage.setItem(`${prefix}:futuro`, '{"version":2}');
    shelf.save({ id: 'a', at: 1, project: start });
    shelf.save({ id: 'b', at: 3, project: start });
    shelf.save({ id: 'c', at: 2, project: start });
    expect(shelf.list().map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(localStorage.getItem(`${prefix}:roto`)).not.toBeNull();
  });

  it('takes no more than it can show, but goes on keeping what it has', () => {
    const shelf = createTestStore();
    for (let savedAt = 1; savedAt <= MAX_STORED_PROGRAMS; savedAt += 1)
      shelf.save({ id: `p${savedAt}`, at: savedAt, project: start });
    expect(shelf.save({ id: 'otro', at: 99, project: start })).toBe('crowded');
    expect(shelf.save({ id: 'p1', at: 99, project: start })).toBe('kept');
  });

  it('says when the storage is full and when it is blocked', () => {
    const full = createTestStore(() => ({
      length: 0,
      removeItem: () => undefined,
      key: () => null,
      getItem: () => null,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    }));
    const blockedStore = createTestStore(() => {
      throw new DOMException('', 'SecurityError');
    });
    const savedProgram = { id: 'a', at: 1, project: start };
    expect(full.save(savedProgram)).toBe('full');
    expect(blockedStore.save(savedProgram)).toBe('blocked');
    expect(blockedStore.list()).toEqual([]);
    expect(blockedStore.read('a')).toBeUndefined();
    expect(() => {
      blockedStore.remove('a');
    }).not.toThrow();
  });
});

describe('the desk', () => {
  it('keeps nothing until something changes', () => {
    const desk = openTab();
    desk.select('main.c');
    desk.flush();
    expect(localStorage).toHaveLength(0);
    desk.edit('main.c', 'mío');
    desk.edit('main.c', 'inicio');
    desk.flush();
    expect(localStorage).toHaveLength(0);
  });

  it('keeps a change by itself a moment later, and the next visit finds it', () => {
    const desk = openTab();
    desk.edit('main.c', 'mío');
    expect(localStorage).toHaveLength(0);
    jest.advanceTimersByTime(400);
    expect(desk.getSnapshot().savedAt).toBeDefined();
    expect(listTexts(openTab())).toEqual(['main.c=mío']);
  });

  it('adds, renames and removes files, and shows the one that changed', () => {
    const desk = openTab();
    desk.add([{ name: 'util.h', text: 'u' }]);
    expect(desk.getSnapshot().activeName).toBe('util.h');
    desk.rename('util.h', 'cosas.h');
    expect(listTexts(desk)).toEqual(['main.c=inicio', 'cosas.h=u']);
    expect(desk.getSnapshot().activeName).toBe('cosas.h');
    desk.remove('cosas.h');
    expect(listTexts(desk)).toEqual(['main.c=inicio']);
    expect(desk.getSnapshot().activeName).toBe('main.c');
  });

  it('brings a removed file back to its place, with what changed since', () => {
    const desk = openTab();
    desk.add([{ name: 'b.c', text: 'b' }]);
    desk.remove('main.c');
    desk.edit('b.c', 'b2');
    desk.getSnapshot().notice?.action?.run();
    expect(listTexts(desk)).toEqual(['main.c=inicio', 'b.c=b2']);
    expect(desk.getSnapshot().activeName).toBe('main.c');
  });

  it('never removes the only file', () => {
    const desk = openTab();
    desk.remove('main.c');
    expect(listTexts(desk)).toEqual(['main.c=inicio']);
  });

  it('takes back a replacement', () => {
    const desk = openTab();
    desk.add([
      { name: 'main.c', text: 'nuevo' },
      { name: 'x.h', text: 'x' },
    ]);
    expect(listTexts(desk)).toEqual(['main.c=nuevo', 'x.h=x']);
    desk.getSnapshot().notice?.action?.run();
    expect(listTexts(desk)).toEqual(['main.c=inicio']);
  });

  it('keeps what was on it when another program comes', () => {
    const desk = openTab();
    desk.edit('main.c', 'mío');
    desk.open(createProject('ajeno', 'De un enlace'));
    expect(listTexts(desk)).toEqual(['main.c=ajeno']);
    const [keptProgram] = createTestStore().list();
    expect(keptProgram?.project.files[0]?.text).toBe('mío');
    if (keptProgram) desk.open(keptProgram);
    expect(listTexts(desk)).toEqual(['main.c=mío']);
  });

  it('shows on the next visit the program that was opened last, changed or not', () => {
    const shelf = createTestStore();
    shelf.save({ id: 'a', at: -2, project: createProject('a') });
    shelf.save({ id: 'b', at: -1, project: createProject('b') });
    const oldProgram = shelf.read('a');
    if (oldProgram) openTab().open(oldProgram);
    expect(listTexts(openTab())).toEqual(['main.c=a']);
  });

  it('offers the way back when what was on it could not be kept', () => {
    const desk = openTab(
      createTestStore(() => {
        throw new DOMException('', 'SecurityError');
      }),
    );
    desk.edit('main.c', 'mío');
    desk.open(createProject('ajeno'));
    expect(desk.getSnapshot().notice?.isProblem).toBe(true);
    desk.getSnapshot().notice?.action?.run();
    expect(listTexts(desk)).toEqual(['main.c=mío']);
    desk.flush();
    expect(desk.getSnapshot().keeping).toBe('blocked');
  });

  it('loses neither version when two tabs change one program', () => {
    const first = openTab();
    first.edit('main.c', 'común');
    first.flush();
    const second = openTab();
    second.edit('main.c', 'segunda');
    second.flush();
    first.edit('main.c', 'primera');
    first.flush();
    expect(
      createTestStore()
        .list()
        .map(({ project }) => project.files[0]?.text)
        .sort(),
    ).toEqual(['primera', 'segunda']);
    expect(first.getSnapshot().notice?.text).toMatch(/otra pestaña/);
    first.edit('main.c', 'primera 2');
    first.flush();
    expect(createTestStore().list()).toHaveLength(2);
  });

  it('does not keep again a program that was forgotten, until it changes', () => {
    const desk = openTab();
    desk.edit('main.c', 'mío');
    desk.flush();
    createTestStore().remove(desk.getSnapshot().id ?? '');
    desk.detach();
    desk.flush();
    expect(createTestStore().list()).toEqual([]);
    desk.edit('main.c', 'mío otra vez');
    desk.flush();
    expect(createTestStore().list()).toHaveLength(1);
  });
});

describe('before anything is written, a desk knows whether it can be kept', () => {
  it('where there is room', () => {
    expect(openTab().getSnapshot().keeping).toBe('kept');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('where storage may not be looked at', () => {
    const blockedStore = createTestStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(openTab(blockedStore).getSnapshot().keeping).toBe('blocked');
  });

  it('where there is no room', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(openTab().getSnapshot().keeping).toBe('full');
    jest.restoreAllMocks();
  });
});
