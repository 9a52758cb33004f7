import { usePluginData } from '@docusaurus/useGlobalData';
import type { ArticlesData, ArticleSummary } from './types';

/** Returns every article, newest first. */
export function useArticles(): readonly ArticleSummary[] {
  return (usePluginData('articles') as ArticlesData).articles;
}
