import { FenceError } from '../../kit/fence/options';
import type { Options } from '../../kit/fence/options';
import { readTokens } from '../engine/tokens';
import { FORM_PLACE, isPasted } from '../formQuery';

/** Form of a block. */
export interface BlockForm {
  /** Label of its field. */
  readonly field: string;
  /** Text of the field at first. */
  readonly initial: string;
}

/**
 * Reads the form of a block; undefined without one.
 *
 * @throws {FenceError} for a form without its initial text.
 */
export function readForm(options: Options): BlockForm | undefined {
  const field = options.get('formulario');
  if (field === undefined) return undefined;
  const initial = options.get('dato');
  if (initial === undefined)
    throw new FenceError(
      'formulario con dato="…", lo que trae escrito el campo',
      'formulario sin dato',
    );
  return { field, initial };
}

/**
 * Checks that the statements of a block take the text of its form in one way.
 *
 * @throws {FenceError} when they do not.
 */
export function checkFormText(sql: string, form: BlockForm | undefined): void {
  const isPlaced = isPasted(sql);
  if (!form) {
    if (isPlaced)
      throw new FenceError(
        `formulario="…" en un bloque con ${FORM_PLACE}`,
        `${FORM_PLACE} sin formulario`,
      );
    return;
  }
  const hasParameter = readTokens(sql).some(({ kind }) => kind === 'parameter');
  if (isPlaced === hasParameter)
    throw new FenceError(
      `en un bloque con formulario, ${FORM_PLACE} donde el dato se pega o ? donde se une`,
      isPlaced ? 'los dos' : 'ninguno de los dos',
    );
}
