import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { owner } from '../../../data/owner';
import Section from '../../../components/Section';

/** Text of the privacy page. */
export default function Privacy(): ReactNode {
  return (
    <>
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
            el tamaño de letra de la terminal, el paso de la visita guiada por
            donde vas y, en el laboratorio de C, cómo espera un programa al
            teclado.
          </li>
        </ul>
        <p>Y tu progreso en los cursos, para que puedas seguir otro día:</p>
        <ul>
          <li>qué lecciones marcaste como hechas, y cuándo;</li>
          <li>en qué parte de cada lección ibas, y cuándo;</li>
          <li>
            tu mejor resultado en las preguntas y los ejercicios, y cuándo.
          </li>
        </ul>
        <p>
          Y el código que cambias en una lección, hasta que pulsas «Reiniciar»
          o, en un ejercicio, «Volver al principio»; lo que contestas en los
          pasos de C, hasta que lo dejas como estaba; y los programas que
          escribes en el <Link to="/laboratorio/c/">laboratorio de C</Link>,
          hasta que los borres allí. Y los comandos que escribes en las
          terminales de Linux, hasta que reinicias su máquina, para que puedas
          repetirlos si recargas la página; las contraseñas, no. Y lo que hay en
          los campos de una página, mientras la recargas porque el sitio se
          actualizó. El código se compila y corre en tu dispositivo, y Linux
          también. Si compartes un programa, va en la parte del enlace que el
          navegador no envía.
        </p>
        <p>
          Todo vive en el almacenamiento local de tu navegador. No viaja a
          ningún servidor y se va cuando borras los datos del sitio. Tu progreso
          puedes verlo, descargarlo y olvidarlo entero en{' '}
          <Link to="/progreso/">Mi progreso</Link>; las preferencias, el código
          y los comandos no se borran ahí. Si pasas tu progreso a otro
          dispositivo con un código QR, va en la parte del enlace que el
          navegador no envía.
        </p>
        <p>
          Aparte, en la caché de tu navegador, quedan las últimas cien páginas
          que visitas y los cursos que pides llevar, para que se abran sin red.
          Ahí no va tu progreso ni nada de lo que escribes. En{' '}
          <Link to="/sin-conexion/">Sin conexión</Link> ves qué hay, cuánto
          ocupa y cómo borrar cada curso; las páginas se van cuando llegan otras
          más nuevas o al borrar los datos del sitio en tu navegador.
        </p>
        <p>
          Lo que escribes en la página de búsqueda, y lo que buscas o eliges en
          las apps, queda en la dirección de la página, y con ella en el
          historial de tu navegador. Si recargas o abres ese enlace, la
          dirección llega también a quien aloja el sitio. Además, tu navegador
          puede conservar un tiempo otras copias de lo que descarga, como hace
          en cualquier sitio.
        </p>
      </Section>
      <Section id="no-hay" title="Qué no hay">
        <p>
          No hay cuentas, cookies, publicidad ni rastreadores. Las tipografías,
          los dibujos y los programas de la página vienen del propio sitio. No
          medimos tus visitas, así que el ego del autor vive sin estadísticas.
        </p>
      </Section>
      <Section id="terceros" title="Cuándo interviene un tercero">
        <p>
          Cuatro de las cinco apps de Have Fun muestran datos de servicios
          públicos ajenos. El navegador solo les pregunta cuando abres la app
          que los usa. Son GIPHY, yesno.wtf, The Rick and Morty API y PokeAPI,
          cuyos dibujos entrega GitHub. En ese momento el servicio recibe lo que
          recibe cualquier sitio que visitas: tu dirección IP, el tipo de
          navegador y lo que busques o filtres. La pregunta que le haces al
          oráculo no sale de tu dispositivo, y AssembleApp no pregunta a nadie.
        </p>
        <p>
          Los videos, el chat y los perfiles son enlaces que se abren en otra
          pestaña. No hay reproductores incrustados. Al otro lado del enlace
          mandan las reglas de ese sitio.
        </p>
      </Section>
      <Section id="servidor" title="El servidor que entrega las páginas">
        <p>
          Quien aloja el sitio puede llevar un registro técnico de las
          peticiones, como casi cualquier servidor. Este sitio no lo usa para
          identificar a nadie.
        </p>
      </Section>
      <Section id="dudas" title="¿Dudas?">
        <p>
          Escribe a <a href={`mailto:${owner.mail}`}>{owner.mail}</a>. Contesta
          una persona, en horario de persona.
        </p>
      </Section>
    </>
  );
}
