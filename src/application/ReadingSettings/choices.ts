import type { PreferenceName } from '../../preferences/keys';

/** Setting of the reading dialog; an empty value is the default. */
export interface Choice {
  readonly name: PreferenceName;
  readonly legend: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
  }[];
}

export const choices: readonly Choice[] = [
  {
    name: 'text-size',
    legend: 'Tamaño del texto',
    options: [
      { value: '90', label: '90 %' },
      { value: '', label: '100 %' },
      { value: '115', label: '115 %' },
      { value: '130', label: '130 %' },
      { value: '150', label: '150 %' },
    ],
  },
  {
    name: 'line-height',
    legend: 'Espacio entre líneas',
    options: [
      { value: '', label: 'Normal' },
      { value: 'wide', label: 'Amplio' },
      { value: 'wider', label: 'Muy amplio' },
    ],
  },
  {
    name: 'font',
    legend: 'Tipografía',
    options: [
      { value: '', label: 'La del sitio' },
      { value: 'legible', label: 'Fácil de leer' },
    ],
  },
  {
    name: 'motion',
    legend: 'Movimiento',
    options: [
      { value: '', label: 'Como el sistema' },
      { value: 'reduce', label: 'Reducir' },
    ],
  },
];
