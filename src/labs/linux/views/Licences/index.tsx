import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { sources } from '@site/linux-image/manifest.json';
import ExternalLink from '../../../../components/ExternalLink';
import Section from '../../../../components/Section';
import Sources from './Sources';

/** Software of the Linux lab, with its authors and licenses. */
export default function Licences(): ReactNode {
  const linux = useBaseUrl('/licencias/laboratorio-linux.txt');
  const image = useBaseUrl('/licencias/imagen-linux.txt');
  const config = useBaseUrl('/licencias/imagen-linux-nucleo.txt');
  return (
    <Section id="linux" title="Laboratorio de Linux">
      <ul>
        <li>
          <ExternalLink to="https://www.debian.org/">Debian</ExternalLink> 12:
          el núcleo Linux y los programas de la máquina, para i386. Cada paquete
          conserva su licencia; muchos, la GPL. El núcleo está compilado con una
          configuración propia y el resto va como Debian lo publica, sin los
          archivos que no hacen falta. Solo el paquete «consejo» es de este
          sitio.
        </li>
        <li>
          SeaBIOS: el arranque de la máquina, también de Debian. LGPL-3.0.
        </li>
        <li>
          <ExternalLink to="https://github.com/copy/v86">v86</ExternalLink>: el
          emulador de PC que la hace correr en el navegador. BSD de dos
          cláusulas.
        </li>
        <li>
          <ExternalLink to="https://xtermjs.org/">xterm.js</ExternalLink>: la
          terminal que ves. MIT.
        </li>
        <li>zstddec: lo que descomprime la descarga. MIT y BSD.</li>
      </ul>
      <p>
        <a href={image}>Avisos y licencias de la imagen de Debian</a>
        {' · '}
        <a href={linux} className="tap">
          Licencias completas del emulador y la terminal
        </a>
        {' · '}
        <a href={config}>Configuración del núcleo</a>
      </p>
      <p>
        El script que construye la imagen está en el código de este sitio y trae
        otro que baja las fuentes exactas de cada paquete. También están, una a
        una, en el archivo histórico de Debian:
      </p>
      <Sources sources={sources} />
    </Section>
  );
}
