import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import HiddenText from '../HiddenText';

interface Props {
  readonly to: string;
  readonly className?: string;
  readonly lang?: string;
  readonly children: ReactNode;
}

/** Link that opens another site in a new tab and announces the new tab. */
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
