import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = Readonly<Omit<ComponentProps<'button'>, 'type'>>;

/** Button with a low-emphasis style, for use among cards. */
export default function QuietButton({ className, ...props }: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.quiet, className)}
      {...props}
    />
  );
}
