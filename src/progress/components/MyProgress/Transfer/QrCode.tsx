import type { ReactNode } from 'react';
import config from '@generated/docusaurus.config';
import { encode } from 'uqr';
import { encodeLink } from '../../../transfer/link';
import { useProgress } from '../../../useProgress';
import styles from './styles.module.css';

/**
 * Limit of a link: a longer one makes squares too small for a phone's camera.
 */
const MAX_LINK_LENGTH = 1000;

/** Quiet zone required by the QR standard, in squares. */
const QUIET_ZONE = 4;

function buildQrPath(link: string): {
  readonly size: number;
  readonly d: string;
} {
  const { data, size } = encode(link, { ecc: 'L', border: QUIET_ZONE });
  const d = data
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
    )
    .join('');
  return { size, d };
}

/** QR code of a link to this page that contains the progress. */
export default function QrCode(): ReactNode {
  const data = useProgress((snapshot) => snapshot.data);
  const link = `${window.location.origin}${config.baseUrl}progreso/#p=${encodeLink(data) ?? ''}`;
  if (link.length > MAX_LINK_LENGTH)
    return (
      <p>
        Tu progreso ya no cabe en un código que una cámara pueda leer. Buena
        señal. Para llevarlo, descarga el archivo.
      </p>
    );
  const { size, d } = buildQrPath(link);
  return (
    <figure className={styles.qr}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="Código QR con tu progreso"
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={d} fill="#000" />
      </svg>
      <figcaption>
        Léelo con la cámara del otro dispositivo: allí se abre esta página, que
        te pregunta antes de mezclar nada. El progreso va en la parte del enlace
        que el navegador no envía a ningún servidor.
      </figcaption>
    </figure>
  );
}
