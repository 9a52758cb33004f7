import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onAnnounce } from '../../../components/Announcer/announce';
import { progressStore } from '../../../progress/current';
import { emptyProgress } from '../../../progress/schema';
import { terminalFiles, terminalStepFiles } from '../testing/fixtures';
import { setPathname } from '../../../testing/docusaurus/router';
import { quote } from '../../linux/engine/quoting';
import type { ControlResult } from '../../linux/engine/types';
import { createPage } from './harness';
import { words } from '../words';

const mockMachine = {
  state: { kind: 'running' },
  setUps: [] as (string | undefined)[],
  control: (): Promise<ControlResult> => Promise.reject(new Error('No.')),
};

jest.mock('../../linux/views/useTerminal', () => ({
  useTerminal: (_: string, setUp?: string) => {
    mockMachine.setUps.push(setUp);
    return { state: mockMachine.state, control: () => mockMachine.control() };
  },
}));

// xterm needs a layout that jsdom does not have.
jest.mock('../../linux/views/TerminalConsole', () => ({
  __esModule: true,
  default: ({
    label,
    keepAs,
  }: {
    readonly label: string;
    readonly keepAs: string;
  }) => <div role="application" aria-label={label} data-keep={keepAs} />,
}));

const lesson = '/dumix/linux1/archivos/';

/**
 * Builds the output of the control script for both conditions of the fixture.
 */
const createFacts = (mode: string, status: string): ControlResult => ({
  status: 0,
  output: `hecho\t0\tstat\t${quote(`${mode} alumno alumno`)}\nhecho\t1\tstatus\t${quote(status)}\nhecho\tfin\n`,
});

beforeEach(() => {
  setPathname(lesson);
  progressStore.update(() => emptyProgress);
  mockMachine.state = { kind: 'running' };
  mockMachine.setUps = [];
  mockMachine.control = () => Promise.resolve(createFacts('81a4', '1'));
});

const user = userEvent.setup();
const getButton = (name: string | RegExp) =>
  screen.getByRole('button', { name });

async function open() {
  render(await createPage(terminalFiles));
  await user.click(getButton(`${words.open}: El doble`));
  return screen.findByRole('application', { name: 'Linux de «El doble»' });
}

async function check() {
  await user.click(getButton(words.check));
  return within(await screen.findByRole('group', { name: words.result }));
}

it('shows statement, set-up and solution before anything is asked for', async () => {
  render(await createPage(terminalFiles));
  const exercise = within(screen.getByRole('region', { name: 'El doble' }));
  expect(exercise.getByText('algo')).toBeInTheDocument();
  expect(
    exercise.getByText('El script que prepara la máquina').closest('details'),
  ).toHaveTextContent('touch notas.txt');
  expect(
    exercise.getByText(words.solution).closest('details'),
  ).toHaveTextContent('$ chmod 640 notas.txt');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(mockMachine.setUps).toEqual([]);
});

it('brings a Linux that begins with the set-up, and keeps its commands', async () => {
  const terminal = await open();
  expect(mockMachine.setUps[0]).toBe('touch notas.txt\n');
  expect(terminal.dataset.keep).toMatch(/archivos.*ejercicio-doble/);
});

it('says which conditions are not met yet, and how many', async () => {
  await open();
  const result = await check();
  expect(
    result.getByText('0 de 2 puntos. Falta cumplir 2 condiciones.'),
  ).toBeInTheDocument();
  expect(
    result.getAllByRole('listitem').map(({ textContent }) => textContent),
  ).toEqual([
    '✗ Mal: A notas.txt le sobra el permiso de lectura para los demás.',
    '✗ Mal: Falta el directorio.',
  ]);
});

it('says, shows and keeps that it is solved', async () => {
  const announcements: string[] = [];
  const stop = onAnnounce((message) => announcements.push(message));
  await open();
  mockMachine.control = () => Promise.resolve(createFacts('81a0', '1'));
  await check();
  expect(screen.getByText('Mejor resultado: 1 de 2')).toBeInTheDocument();
  mockMachine.control = () => Promise.resolve(createFacts('81a0', '0'));
  await user.click(getButton(words.check));
  expect(await screen.findByText('✓ Resuelto')).toBeInTheDocument();
  stop();
  expect(announcements).toContain('¡Resuelto! 2 de 2 puntos.');
  expect(screen.getByText('El directorio está.')).toBeInTheDocument();
  expect(
    progressStore.getSnapshot().data.scores[`exercise:${lesson}:doble`],
  ).toMatchObject({ points: 2, total: 2 });
});

it('says what to do when the machine cannot tell', async () => {
  await open();
  mockMachine.control = () => Promise.resolve({ status: 1, output: '' });
  await user.click(getButton(words.check));
  expect(await screen.findByText(/No se pudo comprobar/)).toBeInTheDocument();
  expect(
    screen.queryByRole('group', { name: words.result }),
  ).not.toBeInTheDocument();
  mockMachine.control = () => Promise.reject(new Error('Timeout.'));
  await user.click(getButton(words.check));
  await waitFor(() => {
    expect(screen.getByText(/No se pudo comprobar/)).toBeInTheDocument();
  });
});

it('does not check a machine that is off', async () => {
  mockMachine.state = { kind: 'ended' };
  const control = jest.fn(mockMachine.control);
  mockMachine.control = control;
  await open();
  await user.click(getButton(words.check));
  expect(control).not.toHaveBeenCalled();
  expect(
    screen.getByText('Se comprueba con la terminal encendida.'),
  ).toBeInTheDocument();
});

describe('a step of the terminal', () => {
  const title = 'Hazlo en la terminal';

  async function openStep() {
    render(await createPage(terminalStepFiles, 'Step'));
    await user.click(getButton(`${words.open}: ${title}`));
    await screen.findByRole('application', { name: `Linux de «${title}»` });
  }

  it('has one hint and its answer folded, and no level', async () => {
    render(await createPage(terminalStepFiles, 'Step'));
    const step = within(screen.getByRole('region', { name: title }));
    expect(step.getByText('algo')).toBeInTheDocument();
    expect(step.getByText(words.hint).closest('details')).toHaveTextContent(
      'pista',
    );
    expect(step.getByText(words.answer).closest('details')).toHaveTextContent(
      '$ mkdir informes',
    );
    expect(step.queryByText('Calentamiento')).not.toBeInTheDocument();
  });

  it('opens its answer once it is done, and keeps the result as that of a step', async () => {
    await openStep();
    mockMachine.control = () =>
      Promise.resolve({
        status: 0,
        output: `hecho\t0\tstatus\t${quote('0')}\nhecho\tfin\n`,
      });
    await check();
    expect(await screen.findByText('✓ Resuelto')).toBeInTheDocument();
    expect(screen.getByText(words.answer).closest('details')).toHaveAttribute(
      'open',
    );
    expect(
      progressStore.getSnapshot().data.scores[`step:${lesson}:doble`],
    ).toMatchObject({ points: 1, total: 1 });
  });
});
