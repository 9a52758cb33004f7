declare module '*?tokens' {
  const tokens: readonly import('../../remark/highlight/tokens').Token[];
  export default tokens;
}
