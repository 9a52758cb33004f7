import { Fragment, memo } from 'react';
import type { ReactNode } from 'react';
import HiddenText from '../../../../components/HiddenText';
import { splitText } from './splitText';
import styles from './styles.module.css';

/** Text with a mark on each character that would not be seen. */
function CellText({ text }: { readonly text: string }): ReactNode {
  return splitText(text).map(({ text: part, mark }, index) =>
    mark ? (
      <Fragment key={index}>
        <span className={styles.mark} aria-hidden="true">
          {mark.sign}
        </span>
        <HiddenText>({mark.spoken})</HiddenText>
        {part.includes('\n') && '\n'}
      </Fragment>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

export default memo(CellText);
