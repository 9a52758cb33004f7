import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import HiddenText from '../HiddenText';

interface Props {
  readonly to: string;
  readonly className?: string;
  readonly lang?: string;
  readonly children: ReactNode;
}

/** A link that leaves the site in a new tab, and says so. */
export default function ExternalLink({
  to,
  className,
  lang,
  children,
}: Props): ReactNode {
  return (
    <Link
      to={to}
      className={className}
      lang={lang}
      target="_blank"
      rel="noopener"
    >
      {children}
      <HiddenText> (se abre en otra pestaña)</HiddenText>
    </Link>
  );
}
