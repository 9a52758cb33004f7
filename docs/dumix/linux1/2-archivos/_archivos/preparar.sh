# La carpeta personal de la lección, con sus tamaños y sus fechas.
rm -r -- *
mkdir -p Descargas Documentos/curso Documentos/tareas Escritorio \
    Imágenes/vacaciones Música

relleno() { head -c "$2" /dev/zero > "$1"; }
printf 'Ana: 555 0101\n' > agenda.txt
printf 'pan\nleche\nqueso\n' > compras.txt
printf 'El riego va los lunes y los jueves.\nPreguntar por las llaves a Ana...\n' > notas.txt
printf '#!/bin/bash\necho Hola\n' > saludo.sh
chmod 755 saludo.sh
relleno respaldo.zip 12288
relleno Descargas/manual.pdf 912384
touch Documentos/cuento.txt 'Documentos/lista de deseos.txt' \
    Documentos/curso/leccion{1,2}.txt Documentos/tareas/mate.txt
ln -s Documentos apuntes
chown -Rh alumno:alumno .

fecha() {
    touch -h -d "$1" "${@:2}"
}
fecha '2026-06-30 19:05' agenda.txt
fecha '2026-11-10 07:58' apuntes
fecha '2026-11-03 18:05' compras.txt
fecha '2026-10-02 10:00' Descargas/manual.pdf Descargas
fecha '2026-11-14 08:12' Documentos
fecha '2026-08-15 12:00' Escritorio
fecha '2026-09-06 13:47' Imágenes
fecha '2026-02-08 16:20' Música
fecha '2026-04-12 09:30' notas.txt
fecha '2025-08-30 11:11' respaldo.zip
fecha '2026-10-17 20:41' saludo.sh

# La casa de ana, y una tubería con nombre.
rm -r /home/ana
install -d -m 700 -o ana -g ana /home/ana
fecha '2026-11-20 08:40' /home/ana
mkfifo -m 600 /tmp/buzon
chown alumno:alumno /tmp/buzon
fecha '2026-11-20 04:12' /tmp/buzon
