import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { Plugin } from '@docusaurus/types';
import { shippedSiteUrl } from '../../../config/site';
import { owner } from '../../data/owner';
import { findShipped, formatNotice } from './notice';

function readGrades(blog: BlogContent | undefined): Record<string, number> {
  const grades: Record<string, number> = {};
  for (const { metadata } of blog?.blogPosts ?? []) {
    const { slug, nota } = metadata.frontMatter;
    if (slug !== undefined && typeof nota === 'number') grades[slug] = nota;
  }
  return grades;
}

/**
 * Lists, after the build, the shipped values that the owner has not replaced.
 */
export default function ownerNoticePlugin(): Plugin {
  let grades: Record<string, number> = {};
  return {
    name: 'owner-notice',
    allContentLoaded({ allContent }) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default;
      grades = readGrades(blog as BlogContent | undefined);
      return Promise.resolve();
    },
    postBuild({ siteConfig }) {
      const notice = formatNotice(
        findShipped({
          owner,
          siteUrl: siteConfig.url,
          shippedSiteUrl,
          grades,
        }),
      );
      if (notice !== null) console.log(`\n${notice}\n`);
      return Promise.resolve();
    },
  };
}
