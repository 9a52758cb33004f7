import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/CodeBlock/Line';
import styles from './styles.module.css';

/**
 * One line of code. The stock line is a `div`, which HTML forbids inside
 * `code`. Line numbers are not offered: they do not fit on a phone.
 */
export default function CodeBlockLine({
  line,
  classNames,
  getLineProps,
  getTokenProps,
}: Props): ReactNode {
  const { className, ...lineProps } = getLineProps({
    line,
    className: clsx(classNames, styles.line),
  });
  return (
    <span {...lineProps} className={className}>
      {line.map((token, index) => {
        const { children, ...tokenProps } = getTokenProps({ token });
        return (
          <span key={index} {...tokenProps}>
            {token.content === '\n' ? '' : children}
          </span>
        );
      })}
      <br />
    </span>
  );
}
