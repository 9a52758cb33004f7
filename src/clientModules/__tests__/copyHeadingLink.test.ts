import { onAnnounce } from '../../components/Announcer/announce';
import { copyLink } from '../copyHeadingLink';

const announceSpy = jest.fn();
let writeText: jest.Mock;

function createHeadingLink(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = '#resumen';
  return link;
}

beforeEach(() => {
  announceSpy.mockClear();
  writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText },
  });
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

onAnnounce(announceSpy);

it('copies the full address, says so, and shows it for a moment', async () => {
  const link = createHeadingLink();
  await copyLink(link);
  expect(writeText).toHaveBeenCalledWith('http://localhost/#resumen');
  expect(announceSpy).toHaveBeenCalledWith('Enlace copiado');
  expect(link.dataset.copied).toBe('true');
  jest.runAllTimers();
  expect(link.dataset.copied).toBeUndefined();
});

it('says where the address is when the browser refuses to copy', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  const link = createHeadingLink();
  await copyLink(link);
  expect(announceSpy).toHaveBeenCalledWith(
    'No se pudo copiar; el enlace está en la barra de direcciones',
  );
  expect(link.dataset.copied).toBeUndefined();
});
