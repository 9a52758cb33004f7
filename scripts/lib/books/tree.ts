/**
 * Closed vocabulary of the books. `cleanLesson` turns a built page into these
 * nodes, and every writer (PDF, EPUB) renders all of them: a new kind is a new
 * member here, and the type checker names the writers that lack it.
 */

interface Text {
  readonly type: 'text';
  readonly value: string;
}

/** Code inside a sentence. */
interface InlineCode {
  readonly type: 'inlineCode';
  readonly value: string;
}

/** Text that the reader types, or a key. */
interface Keyboard {
  readonly type: 'keyboard';
  readonly value: string;
}

interface Styled {
  readonly type: 'strong' | 'emphasis';
  readonly children: readonly Inline[];
}

/** First use of a glossary term in a lesson. */
interface TermUse {
  readonly type: 'term';
  /** Id in `src/data/glosario`. */
  readonly id: string;
  readonly children: readonly Inline[];
}

/** Link to a chapter of the same book, or to a place in it. */
interface Reference {
  readonly type: 'reference';
  /** Id of the chapter. */
  readonly chapter: string;
  /** Id of a heading or an exercise of that chapter. */
  readonly anchor: string | undefined;
  readonly children: readonly Inline[];
}

/** Link to outside the book. */
interface Link {
  readonly type: 'link';
  /** Absolute address. */
  readonly url: string;
  readonly children: readonly Inline[];
}

interface LineBreak {
  readonly type: 'break';
}

export type Inline =
  | Text
  | InlineCode
  | Keyboard
  | Styled
  | TermUse
  | Reference
  | Link
  | LineBreak;

interface Heading {
  readonly type: 'heading';
  /** The title of the chapter is level 1, and is not in its body. */
  readonly level: 2 | 3 | 4;
  readonly id: string;
  readonly children: readonly Inline[];
}

interface Paragraph {
  readonly type: 'paragraph';
  readonly children: readonly Inline[];
}

interface List {
  readonly type: 'list';
  readonly isOrdered: boolean;
  readonly start: number;
  readonly items: readonly (readonly Block[])[];
}

interface Quote {
  readonly type: 'quote';
  readonly children: readonly Block[];
}

export interface Cell {
  readonly isHeader: boolean;
  /** True for a number, which is aligned to the right. */
  readonly isNumber: boolean;
  readonly children: readonly Block[];
}

export interface Table {
  readonly type: 'table';
  readonly caption: readonly Inline[];
  readonly head: readonly (readonly Cell[])[];
  readonly body: readonly (readonly Cell[])[];
}

export type CodeKind =
  'comment' | 'keyword' | 'string' | 'number' | 'name' | 'prompt' | 'path';

/** Piece of a line of code; its colour is that of its kind. */
export interface CodePart {
  readonly text: string;
  readonly kind: CodeKind | undefined;
}

export interface Code {
  readonly type: 'code';
  /** Language in words: «Código C», «SQL», «Texto». */
  readonly label: string;
  /** Name of the file. */
  readonly title: string | undefined;
  readonly lines: readonly (readonly CodePart[])[];
}

/** Line of a session: a command after its prompt, or what came out. */
export interface SessionLine {
  /** Text of the prompt; empty for output. */
  readonly prompt: readonly CodePart[];
  readonly parts: readonly CodePart[];
}

export interface Session {
  readonly type: 'session';
  readonly label: string;
  readonly title: string | undefined;
  readonly lines: readonly SessionLine[];
}

/** Text as a program writes it or a person types it. */
export interface Preformatted {
  readonly type: 'preformatted';
  readonly text: string;
}

/** Expected output of the program just above it. */
interface Output {
  readonly type: 'output';
  readonly label: readonly Inline[];
  readonly children: readonly Block[];
}

export interface Figure {
  readonly type: 'figure';
  readonly alt: string;
  /** `data:` address, or path inside the built site: `/assets/…`. */
  readonly src: string;
}

interface Admonition {
  readonly type: 'admonition';
  /** Kind of Docusaurus: `note`, `tip`, `info`, `warning`, `danger`. */
  readonly kind: string;
  readonly title: readonly Inline[];
  readonly children: readonly Block[];
}

/** Aside that the page folds. */
interface Details {
  readonly type: 'details';
  readonly summary: readonly Inline[];
  readonly children: readonly Block[];
}

export interface Option {
  /** Letter that its reason cites: `a`. */
  readonly letter: string;
  readonly children: readonly Inline[];
}

export interface Reason {
  /** Letter of its option; undefined when the answer is written. */
  readonly letter: string | undefined;
  readonly isRight: boolean;
  /** The answer and why, as the page gives them. */
  readonly children: readonly Block[];
}

export interface Question {
  readonly kind: 'one' | 'many' | 'typed';
  readonly statement: readonly Block[];
  /** Empty when the answer is written. */
  readonly options: readonly Option[];
  readonly reasons: readonly Reason[];
}

export interface Quiz {
  readonly type: 'quiz';
  readonly questions: readonly Question[];
}

export interface Exercise {
  readonly type: 'exercise';
  /** An exercise is of «Practica»; a step, of the explanation. */
  readonly kind: 'exercise' | 'step';
  /** Anchor of the page: `ejercicio-recibo`, `paso-nivel`. */
  readonly id: string;
  readonly title: readonly Inline[];
  /** Level in words: «Calentamiento»; undefined for a step. */
  readonly level: string | undefined;
  readonly statement: readonly Block[];
  /** Initial content: a program, options to choose, a note. */
  readonly start: readonly Block[];
  readonly hints: readonly (readonly Block[])[];
  readonly answer: readonly Block[];
}

/** Place where the first sitting of a lesson ends. */
interface Pause {
  readonly type: 'pause';
  /** The warm-up exercise, to which the page sends the reader. */
  readonly children: readonly Block[];
}

export type Block =
  | Heading
  | Paragraph
  | List
  | Quote
  | Table
  | Code
  | Session
  | Preformatted
  | Output
  | Figure
  | Admonition
  | Details
  | Quiz
  | Exercise
  | Pause;

/** Page of a lesson as a chapter. */
export interface Lesson {
  readonly title: readonly Inline[];
  /** Time it takes, in words. */
  readonly duration: readonly Inline[];
  readonly requirements: readonly Inline[];
  readonly objectives: readonly (readonly Inline[])[];
  readonly body: readonly Block[];
  /** Day of the last revision: `2026-11-28`. */
  readonly revised: string;
}

export interface Chapter extends Lesson {
  /** Name of the lesson, distinct inside its book: `salida`. */
  readonly id: string;
  /** Number inside its book, from 1. */
  readonly number: number;
  /** Path without the base URL: `/stevelabs/program1/salida/`. */
  readonly path: string;
  /** Address of the page. */
  readonly url: string;
  /** Source: `docs/stevelabs/program1/1-empezar/salida.mdx`. */
  readonly file: string;
}

export interface Part {
  /** Number of the module, from 1. */
  readonly number: number;
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

/** Term of the glossary that the book uses. */
export interface GlossaryTerm {
  readonly id: string;
  readonly term: string;
  readonly english: string | undefined;
  /** One paragraph; code goes between backticks. */
  readonly definition: string;
}

export interface Book {
  /** Id of its course, and name of its files: `c`. */
  readonly id: string;
  readonly title: string;
  readonly subject: string;
  /** One sentence about the course. */
  readonly description: string;
  readonly author: string;
  /** Address of the course's cover. */
  readonly url: string;
  /** Day of the most recent revision: the edition of the book. */
  readonly revised: string;
  readonly parts: readonly Part[];
  /** In alphabetical order. */
  readonly glossary: readonly GlossaryTerm[];
}
