import { inflateSync } from 'node:zlib';

/** Maximum bytes of a book as PDF. */
const MAX_PDF_BYTES = 6_000_000;

/** Matches the start of a stream, with its dictionary. */
const STREAM =
  /\d+ 0 obj\s*<<((?:[^<>]|<<[^<>]*>>|<[^<>]*>)*)>>\s*stream\r?\n/g;

/**
 * Reads a PDF written by `compactPdf` as text: each of its streams inflated.
 *
 * @param {Buffer} pdf
 * @returns {string} One character for each byte.
 */
export function readPdf(pdf) {
  const source = pdf.toString('latin1');
  const streams = [...source.matchAll(STREAM)].flatMap(
    ({ 0: head, 1: dictionary = '', index }) => {
      const length = /\/Length\s+(\d+)/.exec(dictionary)?.[1];
      if (!dictionary.includes('/FlateDecode') || length === undefined)
        return [];
      const start = index + head.length;
      const data = pdf.subarray(start, start + Number(length));
      return [inflateSync(data).toString('latin1')];
    },
  );
  return [source, ...streams].join('\n');
}

/**
 * Marks that a document that anyone can read has, and how a message calls them.
 *
 * @type {readonly (readonly [string, RegExp])[]}
 */
const REQUIRED_MARKS = [
  ['la marca de PDF/UA-1 en sus metadatos', /<pdfuaid:part>1</],
  ['su idioma, español', /\/Lang\s*\(es\)/],
  ['su título, a la vista', /\/DisplayDocTitle true/],
  ['el árbol de etiquetas', /\/StructTreeRoot/],
  ['marcadores', /\/Outlines/],
];

/**
 * Finds what a book lacks for anyone to read it and for its links to arrive.
 *
 * @param {Buffer} pdf
 * @param {object} [limits]
 * @param {number} [limits.maxBytes]
 * @returns {string[]} Faults, in Spanish.
 */
export function findPdfFaults(pdf, { maxBytes = MAX_PDF_BYTES } = {}) {
  const text = readPdf(pdf);
  const faults = REQUIRED_MARKS.filter(([, mark]) => !mark.test(text)).map(
    ([name]) => `le falta ${name}`,
  );
  const figures = text.match(/\/S\s*\/Figure\b/g)?.length ?? 0;
  const alternatives = text.match(/\/Alt\s*[(<]/g)?.length ?? 0;
  if (alternatives < figures)
    faults.push(`tiene ${figures} figuras y ${alternatives} alternativas`);
  const [, list = ''] =
    /\/Dests\s*<<\s*\/Names \[([^]*?)\]\s*>>/.exec(text) ?? [];
  const places = new Set(
    [...list.matchAll(/\(([^)]*)\) \d+ 0 R/g)].map(([, name]) => name),
  );
  const lost = [...text.matchAll(/\/Dest\s*\(([^)]*)\)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !places.has(name));
  if (lost.length > 0)
    faults.push(`tiene enlaces a lugares que no están: ${lost.join(', ')}`);
  if (pdf.length > maxBytes)
    faults.push(
      `pesa ${pdf.length} bytes, y puede pesar ${maxBytes} como mucho`,
    );
  return faults;
}
