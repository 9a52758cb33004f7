import type { Tour } from './schema';

/**
 * Steps of the tour; each one continues in the state that the previous one
 * left.
 */
export const tour: Tour = [
  {
    title: 'Saber dónde estás',
    command: 'pwd',
    why: 'Imprime el directorio en el que trabajas. El tuyo es /home/alumno: ahí puedes crear y borrar lo que quieras.',
  },
  {
    title: 'Mirar qué hay',
    command: 'ls -l Documentos',
    why: 'Lista los archivos de Documentos con sus permisos, su propietario, su tamaño y su fecha. Sin nombre, ls lista el directorio actual.',
  },
  {
    title: 'Leer un archivo',
    command: 'cat Documentos/compras.txt',
    why: 'Muestra el texto de un archivo. Escribe «cat Doc» y pulsa Tab: la shell completa el nombre por ti.',
  },
  {
    title: 'Crear un directorio y entrar',
    command: 'mkdir taller && cd taller',
    why: 'mkdir crea el directorio y cd entra en él. Con && el segundo comando solo corre si el primero salió bien. Fíjate en cómo cambia el prompt.',
  },
  {
    title: 'Escribir un archivo',
    command: "echo 'Hola desde Linux' > saludo.txt",
    why: 'echo imprime un texto y > lo guarda en un archivo en vez de mostrarlo. Si el archivo ya existía, se queda solo con lo nuevo.',
  },
  {
    title: 'Cambiar permisos',
    command: 'chmod 600 saludo.txt && ls -l',
    why: 'Ahora ninguna otra cuenta normal puede leer ni escribir el archivo. Compruébalo en el listado: -rw------- significa justo eso.',
  },
  {
    title: 'Copiar y cambiar de nombre',
    command: 'cp saludo.txt copia.txt && mv copia.txt despedida.txt',
    why: 'cp hace una copia y mv le cambia el nombre. Ninguno de los dos dice nada si todo va bien: compruébalo con ls.',
  },
  {
    title: 'Unir dos programas',
    command: 'ls /usr/bin | wc -l',
    why: 'La barra vertical manda la salida de un programa a la entrada de otro: wc cuenta las líneas que escribe ls. Ahí están casi todos los programas instalados.',
  },
  {
    title: 'Leer el manual',
    command: 'man ls',
    why: 'Casi todo comando tiene su página de manual. Muévete con las flechas, busca con / y sal con la tecla q.',
  },
  {
    title: 'Mandar como administrador',
    command: 'sudo ls -l /root',
    why: 'El directorio /root es del administrador. sudo te pide tu contraseña, que aquí es «practica»; mientras la escribes no se ve nada. Después sale «total 0»: lo que hay en /root está oculto.',
  },
];
