# La carpeta personal de la lección, con los tamaños y las fechas que se ven.
rm -r -- *
mkdir -p Descargas Documentos/curso Documentos/tareas Escritorio \
    Imágenes/vacaciones Música

# Una cuenta recién estrenada no tiene historial que salga entre los ocultos.
rm -f .bash_history

relleno() { head -c "$2" /dev/zero > "$1"; }
touch agenda.txt compras.txt notas.txt respaldo.zip .secreto \
    Documentos/cuento.txt 'Documentos/lista de deseos.txt' \
    Documentos/curso/leccion{1,2}.txt Documentos/tareas/mate.txt \
    Imágenes/vacaciones/{playa,volcán}.jpg
printf '#!/bin/bash\necho Hola\n' > saludo.sh
chmod 755 saludo.sh
ln -s Documentos apuntes
relleno Descargas/manual.pdf 912384
relleno Imágenes/gato.jpg 1245184
relleno Imágenes/pantalla.png 317440
relleno Imágenes/perfil.png 49152
chown -Rh alumno:alumno .

fecha() { touch -d "$1" "$2"; }
fecha '2026-10-02 10:00' Descargas/manual.pdf
fecha '2026-08-01 15:22' Imágenes/gato.jpg
fecha '2026-09-06 13:47' Imágenes/pantalla.png
fecha '2026-05-30 22:10' Imágenes/perfil.png
fecha '2026-07-26 17:33' Imágenes/vacaciones
