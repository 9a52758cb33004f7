/** @jest-environment node */
import { owner } from '../../../data/owner';
import ownerNoticePlugin from '..';
import { findShipped, formatNotice } from '../notice';
import { shippedOwner } from '../shipped';

const shippedData = {
  owner: { ...owner, ...shippedOwner },
  siteUrl: 'https://example.org',
  shippedSiteUrl: 'https://example.org',
  grades: { '/reviews/rw1': 9, '/reviews/brotato': 8 },
};

describe('findShipped', () => {
  it('lists accounts, site address and grades that are as they came', () => {
    expect(findShipped(shippedData)).toEqual([
      'src/data/owner/index.ts · music: https://open.spotify.com/',
      'src/data/owner/index.ts · games: https://steamcommunity.com/',
      'src/data/owner/index.ts · code: https://github.com/',
      'src/data/owner/index.ts · chat: https://discord.com/',
      'src/data/owner/index.ts · mail: hola@example.org',
      'src/data/owner/index.ts · repository: sin repositorio',
      'SITE_URL (variable de entorno): https://example.org',
      'blog/reviews/rw1.mdx · nota: 9',
      'blog/reviews/brotato.mdx · nota: 8',
    ]);
  });

  it('leaves out what the owner has changed', () => {
    const lines = findShipped({
      ...shippedData,
      owner: { ...shippedData.owner, mail: 'steve@example.com' },
      siteUrl: 'https://steve.example',
      grades: { '/reviews/rw1': 7, '/reviews/brotato': 8 },
    });
    expect(lines).toHaveLength(6);
    expect(lines.join('\n')).not.toMatch(/mail|SITE_URL|rw1/);
  });
});

describe('formatNotice', () => {
  it('is one Spanish sentence and a list', () => {
    expect(formatNotice(['uno', 'dos'])).toBe(
      'Aviso: estos valores siguen como vinieron. Cámbialos si no son los tuyos:\n  - uno\n  - dos',
    );
  });

  it('says nothing when there is nothing to change', () => {
    expect(formatNotice([])).toBeNull();
  });
});

it('prints the notice after the build, with the grades of the articles', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const plugin = ownerNoticePlugin();
  const post = { metadata: { frontMatter: { slug: '/reviews/rw1', nota: 9 } } };
  await plugin.allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-blog': { default: { blogPosts: [post] } },
    },
  } as unknown as Parameters<NonNullable<typeof plugin.allContentLoaded>>[0]);
  await plugin.postBuild?.({
    siteConfig: { url: 'https://steve.example' },
  } as unknown as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
  const [printedText] = log.mock.calls.flat() as string[];
  expect(printedText).toContain('blog/reviews/rw1.mdx · nota: 9');
  expect(printedText).not.toContain('brotato');
  log.mockRestore();
});
