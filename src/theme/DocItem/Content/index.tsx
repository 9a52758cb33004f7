import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  useDoc,
  useDocsSidebar,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/DocItem/Content';
import ArticleMeta from '../../../components/ArticleMeta';
import LessonHeader from '../../../courses/components/LessonHeader';
import LessonProgress from '../../../courses/components/LessonProgress';
import { findCourseBySidebar } from '../../../courses';
import { useDocFrontMatter } from '../../../content/useDocFrontMatter';
import { getIndexAttributes } from '../../../utils/indexAttributes';
import type { PageKind } from '../../../search/kinds';

function Details(): ReactNode {
  const frontMatter = useDocFrontMatter();
  if (frontMatter.tipo === 'leccion')
    return <LessonHeader lesson={frontMatter} />;
  if (frontMatter.tipo === 'articulo') {
    return (
      <ArticleMeta
        author={frontMatter.autor === 'steve' ? 'Steve' : 'Colaboración'}
        date={frontMatter.fecha}
        level={frontMatter.nivel}
        cover={frontMatter.portada}
        coverAlt={frontMatter.portada_alt}
      />
    );
  }
  return null;
}

function useKind(): PageKind {
  const { tipo } = useDocFrontMatter();
  const course = findCourseBySidebar(useDocsSidebar()?.name);
  return course?.title ?? (tipo === 'articulo' ? 'Artículos' : 'Guías');
}

/** Title from the front matter, details of the page, then the text. */
export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata } = useDoc();
  const { isLast } = useDocsVersion();
  const kind = useKind();
  const { tipo } = useDocFrontMatter();
  const text = <MDXContent>{children}</MDXContent>;
  return (
    <div
      className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
      // Search indexes the current edition only.
      {...(isLast
        ? getIndexAttributes(kind, { isPlanned: tipo === 'proximamente' })
        : {})}
    >
      <header>
        <h1>{metadata.title}</h1>
        <Details />
      </header>
      {tipo === 'leccion' ? <LessonProgress>{text}</LessonProgress> : text}
    </div>
  );
}
