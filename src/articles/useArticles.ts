import { usePluginData } from '@docusaurus/useGlobalData';
import type { ArticlesData, ArticleSummary } from './types';

/** Every article, newest first. */
export function useArticles(): readonly ArticleSummary[] {
  return (usePluginData('articles') as ArticlesData).articles;
}
