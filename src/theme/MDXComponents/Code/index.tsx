export { default } from '@theme/CodeInline';
