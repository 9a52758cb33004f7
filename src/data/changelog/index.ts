import type { Change } from './schema';

/** Cambios del sitio, del más reciente al más antiguo. */
export const changelog: readonly Change[] = [
  {
    date: '2026-11-29',
    title: 'Expresiones paso a paso, y errores que dicen más',
    text: 'El paso a paso de C dice lo que vale cada expresión de la línea, y también la que tú escribas. «Abrir archivos» abre el ZIP que te llevaste. Cientos de tropiezos con SQL tienen su explicación, y la primera consulta llega antes.',
  },
  {
    date: '2026-11-29',
    title: 'El curso de base de datos, de principio a fin',
    text: 'Doce páginas nuevas. Creas tablas que rechazan lo que no debe entrar, cambias sus datos sin miedo, repartes cada hecho en su sitio y buscas sin leerlo todo. Llegan también las transacciones, la inyección de SQL y las copias, y el informe del año como proyecto final.',
  },
  {
    date: '2026-11-29',
    title: 'Una base de datos dentro de la página',
    text: 'Empieza el curso de base de datos, con sus dos primeros módulos: preguntar a una tabla, y resumir y juntar varias. SQLite corre en tu navegador, explica sus errores y enseña cada consulta paso a paso. También tiene laboratorio propio, con tus tablas o con las de la ludoteca del club.',
  },
  {
    date: '2026-11-28',
    title: 'El curso de Linux, de principio a fin',
    text: 'La computadora del club sirve su página, se copia sola cada noche y se restaura para demostrarlo. Llegan cron y la seguridad, y las lecciones de los primeros módulos se leen en dos ratos, con más aire y los errores plegados.',
  },
  {
    date: '2026-11-28',
    title: 'Linux sale a la red y escribe sus scripts',
    text: 'Siete lecciones nuevas, de las direcciones y los puertos a los scripts que limpian lo suyo al terminar. La máquina trae un servidor web, registros y correo, y entrar en ella por ssh tarda la tercera parte. Los cuatro primeros módulos de C se leen en dos ratos.',
  },
  {
    date: '2026-11-28',
    title: 'El curso de C, de principio a fin',
    text: 'La mazmorra se publica, con su Makefile y sus pruebas, y se practica en la terminal. El paso a paso dibuja listas y árboles, y un botón te da tu programa en un ZIP para compilarlo en casa.',
  },
  {
    date: '2026-11-28',
    title: 'De los punteros a los archivos en C',
    text: 'El módulo 6 dibuja cada dirección, cada bloque y cada fuga. Después llegan las estructuras, los archivos, los módulos y las listas. Los programas de la página tienen ya varios archivos y guardan lo que escriben.',
  },
  {
    date: '2026-11-28',
    title: 'Lecciones en dos ratos, y los arreglos de C',
    text: 'Cada lección tiene un buen sitio para parar y dice cuánto lleva cada rato. En C llegan los arreglos, las matrices, los textos con ñ y un mapa para la mazmorra.',
  },
  {
    date: '2026-11-24',
    title: 'Cuatro módulos enteros en cada curso',
    text: 'C llega hasta las funciones y Linux hasta administrar el sistema, cada módulo con su proyecto. El Debian de la página trae además discos, ssh, curl, git y Vim.',
  },
  {
    date: '2026-11-23',
    title: 'Los cursos, dibujados',
    text: 'La portada de cada curso enseña sus módulos con dibujo, minutos y proyecto, y empieza con algo que ejecutar. Los dos laboratorios estrenan página común.',
  },
  {
    date: '2026-11-23',
    title: 'Cursos sin conexión',
    text: 'Lo que lees se queda en tu dispositivo. Con un botón se guarda un curso entero, con su laboratorio, para cuando no haya red.',
  },
  {
    date: '2026-11-23',
    title: 'Páginas que llegan enteras',
    text: 'Una lección se lee en cuanto llega y pesa unos 32 KB. Lo demás viene cuando lo pides.',
  },
  {
    date: '2026-11-22',
    title: 'Debian dentro de la página',
    text: 'Un Linux de verdad se enciende en el navegador: las sesiones de las lecciones se repiten y los ejercicios de terminal se comprueban solos.',
  },
  {
    date: '2026-11-21',
    title: 'Ejercicios de C que se corrigen solos',
    text: 'Tu programa se prueba en la página con casos que no ves. Si falla, te enseña dónde y te da pistas.',
  },
  {
    date: '2026-11-21',
    title: 'C se compila en la página',
    text: 'Los programas de las lecciones llevan un botón Ejecutar y hay un laboratorio para los tuyos. Sin instalar nada, también en el teléfono.',
  },
  {
    date: '2026-11-21',
    title: 'Tu progreso, sin cuenta',
    text: 'El sitio recuerda en tu dispositivo qué lecciones hiciste y por dónde ibas. Cada lección acaba con preguntas de repaso.',
  },
  {
    date: '2026-11-21',
    title: 'Búsqueda y glosario',
    text: 'Se busca en todo el sitio, con tildes o sin ellas, y cada término nuevo enseña su definición donde lo lees.',
  },
  {
    date: '2026-11-21',
    title: 'Cinco apps en Have Fun',
    text: 'AssembleApp y AtrápalosApp se unen a las tres que ya estaban, reescritas para aguantar cuando internet falla.',
  },
  {
    date: '2026-11-21',
    title: 'Edición 4.0 de los cursos',
    text: 'El sitio se rehace desde cero. Los cursos se corrigen y abren edición; la 3.1 queda como archivo.',
  },
  {
    date: '2024-01-28',
    title: 'RickosoApp en marcha',
    text: 'La app estrena personajes, locaciones, episodios e inicio. El sitio estrena tarjetas.',
  },
  {
    date: '2024-01-23',
    title: 'Empieza la app de Rick and Morty',
    text: 'Primeras líneas de RickosoApp. Todavía no viaja entre dimensiones.',
  },
  {
    date: '2024-01-16',
    title: 'Código con aspecto de editor',
    text: 'Los ejemplos de código se ven como en un editor y el pie de página es nuevo.',
  },
  {
    date: '2023-12-30',
    title: 'Versión 3',
    text: 'Rediseño completo: oscuro, limpio y gris. Muy gris.',
  },
  {
    date: '2023-12-05',
    title: 'Dos artículos más y dos páginas nuevas',
    text: 'Llegan el artículo de los indies y el de la RAM, y con ellos esta página y la de planes.',
  },
  {
    date: '2023-11-25',
    title: 'Primera reseña larga',
    text: 'Death Stranding, en cinco partes. Tardé menos en jugarlo que en escribirla.',
  },
  {
    date: '2023-10-28',
    title: 'Menús plegables en los cursos',
    text: 'El menú lateral de cada curso se puede abrir y cerrar.',
  },
  {
    date: '2023-08-31',
    title: 'Porcentajes de lenguajes',
    text: 'El perfil muestra cuánto uso cada lenguaje de programación.',
  },
  {
    date: '2023-08-14',
    title: 'Paleta gris con acentos',
    text: 'Tarjetas nuevas, fondo gris y toques de azul y verde.',
  },
  {
    date: '2023-08-07',
    title: 'Artículos de Rows And Colums',
    text: 'La serie del canal pasa a texto. También se publica un artículo de desarrollo web escrito por alguien que colabora con el sitio.',
  },
  {
    date: '2023-06-28',
    title: 'Llega el oráculo',
    text: 'Segunda app de Have Fun: le preguntas y responde que sí o que no, sin pensarlo mucho.',
  },
  {
    date: '2023-06-10',
    title: 'Lección de directorios terminada',
    text: 'La app de GIF llega al 90 %. El 10 % que falta es el difícil.',
  },
  {
    date: '2023-05-31',
    title: 'Lección del árbol de directorios',
    text: 'El curso de Linux crece y la app de GIF va por el 30 %.',
  },
  {
    date: '2023-05-17',
    title: 'Primeras lecciones de Linux',
    text: 'El curso de Dumix abre con la línea de comandos.',
  },
  {
    date: '2023-05-08',
    title: 'La primera app será gifapp',
    text: 'Entre todas las ideas gana el buscador de GIF.',
  },
  {
    date: '2023-05-03',
    title: 'Se anuncia Have Fun',
    text: 'Una sección de apps pequeñas para practicar y distraerse.',
  },
  {
    date: '2023-04-17',
    title: 'Llega Dumix',
    text: 'El sitio abre su sección de Linux.',
  },
  {
    date: '2023-04-16',
    title: 'Versión 2',
    text: 'Inicio y perfil nuevos, artículos y reseñas cortas.',
  },
  {
    date: '2023-03-04',
    title: 'Perfil nuevo',
    text: 'Ahora lleva portada y cuadrícula.',
  },
  {
    date: '2023-03-01',
    title: 'Se cierra la versión 1',
    text: 'Lo que no entró queda para la siguiente, como siempre.',
  },
  {
    date: '2023-02-06',
    title: 'Carrusel en el perfil',
    text: 'Las fotos se mueven solas. Parecía buena idea.',
  },
  {
    date: '2023-01-13',
    title: 'Nace el sitio',
    text: 'Cinco páginas: inicio, acerca de, noticias, logros y Steve.',
  },
];
