/** Reference to another object of the same document. */
export interface PdfRef {
  readonly ref: number;
}

/**
 * Value of a PDF. A string holds a number, a name or a text as the document
 * writes it: `12.5`, `/Page`, `(hola)`, `<FEFF>`.
 */
export type PdfValue = string | PdfRef | PdfValue[] | Map<string, PdfValue>;

export type PdfDictionary = Map<string, PdfValue>;

export interface PdfObject {
  readonly value: PdfValue;
  /** Data of a stream, as the document has it. */
  readonly data?: Buffer;
}

export interface PdfFile {
  readonly objects: ReadonlyMap<number, PdfObject>;
  readonly trailer: PdfDictionary;
}
