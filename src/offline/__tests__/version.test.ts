import { http, HttpResponse } from 'msw';
import { isOutdated } from '../version';
import { createServer } from '../../testing/server';

const server = createServer();

const mockPublishedMark = (answer: () => Response) => {
  server.use(http.get('*/version.txt', answer));
};

function setPageBuild(build: string | undefined): void {
  document.head.replaceChildren();
  if (build === undefined) return;
  const meta = document.createElement('meta');
  meta.name = 'app';
  meta.dataset.build = build;
  document.head.append(meta);
}

it('knows that a page is not of the build that is published', async () => {
  setPageBuild('0a1b2c3d');
  mockPublishedMark(() => HttpResponse.text('4e5f6a7b\n'));
  await expect(isOutdated()).resolves.toBe(true);
});

it('knows that it is', async () => {
  setPageBuild('0a1b2c3d');
  mockPublishedMark(() => HttpResponse.text('0a1b2c3d\n'));
  await expect(isOutdated()).resolves.toBe(false);
});

it('blames nothing on the site while the network does not answer', async () => {
  setPageBuild('0a1b2c3d');
  mockPublishedMark(() => HttpResponse.error());
  await expect(isOutdated()).resolves.toBe(false);
});

it('takes the page of a café for no build', async () => {
  setPageBuild('0a1b2c3d');
  mockPublishedMark(() => HttpResponse.html('<h1>Acepta las condiciones</h1>'));
  await expect(isOutdated()).resolves.toBe(false);
});

it('asks nothing where pages have no mark, as in the development server', async () => {
  setPageBuild(undefined);
  await expect(isOutdated()).resolves.toBe(false);
});
