import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadFile } from '../../../../../utils/downloadFile';
import { onAnnounce } from '../../../../../components/Announcer/announce';
import { defaultSettings } from '../../../engine/playground/project';
import ProgramDownload from '..';

jest.mock('../../../../../utils/downloadFile', () => ({
  downloadFile: jest.fn(),
}));

let mockIsOffline = false;
jest.mock('../../../client/prefetch', () => ({
  queuePrefetch: (load: () => Promise<unknown>) => () =>
    mockIsOffline ? Promise.reject(new Error('No network.')) : load(),
}));

const getProgram = () => ({
  project: {
    title: 'Hola',
    files: [{ name: 'hola.c', text: 'int main(void) { return 0; }\n' }],
    settings: defaultSettings,
  },
  writtenFiles: [],
});

it('says that a part of the page did not arrive, and tries again', async () => {
  const user = userEvent.setup();
  const announcements: string[] = [];
  const stop = onAnnounce((message) => announcements.push(message));
  mockIsOffline = true;
  render(<ProgramDownload getProgram={getProgram} />);
  await user.click(
    screen.getByRole('button', { name: 'Llevarme el programa' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Revisa tu conexión',
  );
  expect(downloadFile).not.toHaveBeenCalled();

  mockIsOffline = false;
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => {
    expect(downloadFile).toHaveBeenCalledWith(
      'hola.zip',
      expect.any(Uint8Array),
      'application/zip',
    );
  });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(announcements).toContain('hola.zip está en tus descargas.');
  stop();
});
