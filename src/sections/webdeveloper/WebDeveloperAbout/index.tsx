import type { ReactNode } from 'react';
import Section from '../../../components/Section';

/**
 * Section on web development: a definition, reasons to learn it, its future.
 */
export default function WebDeveloperAbout(): ReactNode {
  return (
    <Section id="acerca" title="Acerca del desarrollo web">
      <h3>Qué es</h3>
      <p>
        Es construir lo que ves en el navegador y lo que trabaja detrás. La
        parte visible se arma con HTML, CSS y JavaScript. La otra guarda datos,
        revisa permisos y responde a cada petición desde un servidor.
      </p>
      <h3>Por qué aprenderlo</h3>
      <p>
        Porque ves el resultado al instante y lo compartes con un enlace. Con un
        editor y un navegador ya puedes empezar. Y cuando algo falla, el
        navegador trae las herramientas para averiguarlo; la paciencia la pones
        tú.
      </p>
      <h3>El futuro de la web</h3>
      <p>
        La web dejó de ser solo documentos: edita video, mueve juegos y hasta
        compila programas. WebAssembly permite llevar al navegador código
        escrito en C o en Rust. Las bibliotecas de moda cambian seguido; los
        estándares, mucho menos. Por eso conviene aprender primero la base.
      </p>
    </Section>
  );
}
