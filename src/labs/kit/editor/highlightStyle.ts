import { HighlightStyle } from '@codemirror/language';
import { tags } from '@lezer/highlight';

/** Classes of `src/remark/highlight`, styled by `CodeBlock`. */
export const highlightStyle = HighlightStyle.define([
  { tag: tags.comment, class: 'tok-comment' },
  { tag: tags.keyword, class: 'tok-keyword' },
  { tag: tags.string, class: 'tok-string' },
  { tag: tags.number, class: 'tok-number' },
  { tag: tags.name, class: 'tok-name' },
]);
