/** Place of a statement that the text of a form fills. */
export const FORM_PLACE = '{dato}';

/** Statement that a form runs, with the values of its parameters. */
export interface FormQuery {
  readonly sql: string;
  readonly values?: readonly string[];
}

/** Returns true for a statement in which the text of a form is pasted. */
export const isPasted = (template: string): boolean =>
  template.includes(FORM_PLACE);

/** Creates the statement that a form runs: the text is pasted, or is a value. */
export const createFormQuery = (template: string, text: string): FormQuery =>
  isPasted(template)
    ? { sql: template.replaceAll(FORM_PLACE, () => text) }
    : { sql: template, values: [text] };
