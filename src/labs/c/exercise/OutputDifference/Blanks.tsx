import { Fragment } from 'react';
import type { ReactNode } from 'react';
import HiddenText from '../../../../components/HiddenText';
import styles from './styles.module.css';

const names: Readonly<Record<string, readonly [sign: string, name: string]>> = {
  ' ': ['·', 'espacio'],
  '\t': ['→', 'tabulador'],
  '\r': ['␍', 'retorno de carro'],
};

/** Text with visible whitespace. Whitespace alone is also read aloud. */
export default function Blanks({ text }: { readonly text: string }): ReactNode {
  const isBlank = text.trim() === '';
  return text.split(/([ \t\r])/).map((piece, index) => {
    const [sign, name] = names[piece] ?? [];
    if (sign === undefined) return <Fragment key={index}>{piece}</Fragment>;
    return (
      <Fragment key={index}>
        <span className={styles.blank} aria-hidden="true">
          {sign}
        </span>
        <HiddenText>{isBlank ? `${name} ` : piece}</HiddenText>
      </Fragment>
    );
  });
}
