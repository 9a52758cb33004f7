import type { AnchorHTMLAttributes, ReactNode } from 'react';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to?: string;
}

/** Test double that renders a plain `<a>`: tests have no router. */
export default function Link({
  to,
  href,
  children,
  ...rest
}: Props): ReactNode {
  return (
    <a href={to ?? href} {...rest}>
      {children}
    </a>
  );
}
