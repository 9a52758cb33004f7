# La carpeta personal de la lección.
rm -r -- *
mkdir -p Descargas Documentos/curso Documentos/tareas Escritorio \
    Imágenes/vacaciones Música
touch agenda.txt compras.txt notas.txt respaldo.zip Descargas/manual.pdf \
    Documentos/cuento.txt 'Documentos/lista de deseos.txt' \
    Documentos/curso/leccion{1,2}.txt Documentos/tareas/mate.txt
printf '#!/bin/bash\necho Hola\n' > saludo.sh
chmod 755 saludo.sh
ln -s Documentos apuntes
chown -Rh alumno:alumno .
