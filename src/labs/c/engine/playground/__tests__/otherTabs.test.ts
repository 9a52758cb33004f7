import { createProject } from '../__fixtures__/arbitrary';
import { createProjectSession } from '../projectSession';
import { watchOtherTabs } from '../otherTabs';
import type { TabChannel, TabMessage } from '../otherTabs';
import { createProgramStore } from '../programStore';

const start = createProject('inicio');
const shelf = createProgramStore('pruebas:program', () => localStorage);

/** Simulates the tabs of a browser: each receives the others' messages. */
function createBrowser() {
  const listeners = new Set<(message: TabMessage) => void>();
  let time = 0;
  const createChannel = (): TabChannel => {
    let ownListener: ((message: TabMessage) => void) | undefined;
    return {
      post: (message) => {
        for (const hear of listeners) if (hear !== ownListener) hear(message);
      },
      listen: (hear) => {
        ownListener = hear;
        listeners.add(hear);
        return () => listeners.delete(hear);
      },
    };
  };
  return {
    open: () => {
      const desk = createProjectSession(shelf, start, {
        now: () => (time += 1),
        newId: () => `id${(time += 1)}`,
      });
      const sentMessages: string[] = [];
      const close = watchOtherTabs(desk, {
        shelf,
        channel: createChannel(),
        name: `tab${(time += 1)}`,
        announce: (text) => sentMessages.push(text),
      });
      const readText = () => desk.getSnapshot().project.files[0]?.text;
      const readNotice = () => desk.getSnapshot().notice?.text ?? '';
      return {
        desk,
        said: sentMessages,
        close,
        text: readText,
        notice: readNotice,
      };
    },
  };
}

const listSavedTexts = () =>
  shelf
    .list()
    .map(({ project }) => project.files[0]?.text)
    .sort();

beforeEach(() => {
  localStorage.clear();
});

it('says in the second tab, and in it alone, that the program is open in another', () => {
  const { open } = createBrowser();
  const first = open();
  first.desk.edit('main.c', 'común');
  first.desk.flush();
  const second = open();
  expect(second.notice()).toMatch(/abierto también en otra pestaña/);
  expect(second.said).toHaveLength(1);
  // The action of the previous notice is kept.
  expect(second.desk.getSnapshot().notice?.action?.label).toBe('Empezar otro');
  expect(first.notice()).not.toMatch(/otra pestaña/);
});

it('says nothing when the other tab has another program, or was closed', () => {
  const { open } = createBrowser();
  const first = open();
  first.desk.edit('main.c', 'uno');
  first.desk.flush();
  first.desk.open(createProject('dos'));
  expect(open().notice()).not.toMatch(/otra pestaña/);
  const third = createBrowser();
  const closeThird = third.open();
  closeThird.close();
  expect(third.open().notice()).not.toMatch(/otra pestaña/);
});

it('says what changed in the other tab, and brings it when asked', () => {
  const { open } = createBrowser();
  const first = open();
  first.desk.edit('main.c', 'común');
  first.desk.flush();
  const second = open();
  second.desk.edit('main.c', 'segunda');
  second.desk.flush();
  expect(first.notice()).toMatch(/cambió en otra pestaña/);
  expect(first.text()).toBe('común');
  second.desk.edit('main.c', 'segunda 2');
  second.desk.flush();
  expect(first.said).toHaveLength(1);
  first.desk.getSnapshot().notice?.action?.run();
  expect(first.text()).toBe('segunda 2');
  expect(listSavedTexts()).toEqual(['segunda 2']);
});

it('loses neither version when both are changed, whichever is brought later', () => {
  const { open } = createBrowser();
  const first = open();
  first.desk.edit('main.c', 'común');
  first.desk.flush();
  const second = open();
  first.desk.edit('main.c', 'primera');
  second.desk.edit('main.c', 'segunda');
  second.desk.flush();
  first.desk.flush();
  expect(listSavedTexts()).toEqual(['primera', 'segunda']);
  expect(first.notice()).toMatch(/se guarda ahora como un programa aparte/);
});

it('does not take an opening elsewhere for a change', () => {
  const { open } = createBrowser();
  const first = open();
  first.desk.edit('main.c', 'común');
  first.desk.flush();
  const second = open();
  const [savedProgram] = shelf.list();
  if (savedProgram) second.desk.open(savedProgram);
  expect(first.notice()).not.toMatch(/otra pestaña/);
  first.desk.edit('main.c', 'sigo');
  first.desk.flush();
  expect(listSavedTexts()).toEqual(['sigo']);
});
