/**
 * Types of the package, which ships none; those of DefinitelyTyped lack
 * `keepFeatures`.
 */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}
