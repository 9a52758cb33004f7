import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Section from '../../../components/Section';

/** Data that the site keeps on the reader's device. */
export default function StoredData(): ReactNode {
  return (
    <Section id="se-guarda" title="Qué se guarda en tu dispositivo">
      <p>Estas preferencias, y solo si las cambias:</p>
      <ul>
        <li>el tema que elegiste, claro u oscuro;</li>
        <li>si pediste más contraste;</li>
        <li>qué menús de curso tienes ocultos;</li>
        <li>
          los ajustes de lectura: tamaño del texto, espacio entre líneas,
          tipografía y movimiento;
        </li>
        <li>si apagaste los atajos de una sola tecla;</li>
        <li>
          el tamaño de letra y las columnas de la terminal, el paso de la visita
          guiada por donde vas y, en el laboratorio de C, cómo espera un
          programa al teclado.
        </li>
      </ul>
      <p>Y tu progreso en los cursos, para que puedas seguir otro día:</p>
      <ul>
        <li>qué lecciones marcaste como hechas, y cuándo;</li>
        <li>en qué parte de cada lección ibas, y cuándo;</li>
        <li>tu mejor resultado en las preguntas y los ejercicios, y cuándo.</li>
      </ul>
      <p>
        Y el código que cambias en una lección, hasta que pulsas «Reiniciar» o,
        en un ejercicio, «Volver al principio»; lo que contestas en los pasos de
        C, hasta que lo dejas como estaba; y los programas que escribes en el{' '}
        <Link to="/laboratorio/c/">laboratorio de C</Link>, hasta que los borres
        allí. Y los comandos que escribes en las terminales de Linux, hasta que
        reinicias su máquina, para que puedas repetirlos si recargas la página;
        las contraseñas, no. Y lo que hay en los campos de una página, mientras
        la recargas porque el sitio se actualizó. El código se compila y corre
        en tu dispositivo, y Linux también. Si compartes un programa, va en la
        parte del enlace que el navegador no envía.
      </p>
      <p>
        Todo vive en el almacenamiento local de tu navegador. No viaja a ningún
        servidor y se va cuando borras los datos del sitio. Tu progreso puedes
        verlo, descargarlo y olvidarlo entero en{' '}
        <Link to="/progreso/">Mi progreso</Link>; las preferencias, el código y
        los comandos no se borran ahí. Si pasas tu progreso a otro dispositivo
        con un código QR, va en la parte del enlace que el navegador no envía.
      </p>
      <p>
        Aparte, en la caché de tu navegador, quedan las últimas cien páginas que
        visitas y los cursos que pides llevar, para que se abran sin red. Ahí no
        va tu progreso ni nada de lo que escribes. En{' '}
        <Link to="/sin-conexion/">Sin conexión</Link> ves qué hay, cuánto ocupa
        y cómo borrar cada curso; las páginas se van cuando llegan otras más
        nuevas o al borrar los datos del sitio en tu navegador.
      </p>
      <p>
        Lo que escribes en la página de búsqueda, y lo que buscas o eliges en
        las apps, queda en la dirección de la página, y con ella en el historial
        de tu navegador. Si recargas o abres ese enlace, la dirección llega
        también a quien aloja el sitio. Además, tu navegador puede conservar un
        tiempo otras copias de lo que descarga, como hace en cualquier sitio.
      </p>
    </Section>
  );
}
