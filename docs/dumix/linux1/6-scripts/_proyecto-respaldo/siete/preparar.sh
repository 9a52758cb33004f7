# Once copias con sus sumas, y otras cosas que no son de la rotación. Las fechas de los archivos
# no son las de sus nombres, porque se copiaron de un disco a otro.
mkdir Copias
cd Copias
n=0
for dia in 2025-12-29 2025-12-30 2025-12-31 2026-01-01 2026-01-02 2026-01-04 2026-01-05 2026-01-06 2026-01-07 2026-01-08 2026-01-10; do
    echo "copia del $dia" > club-$dia.tar.gz
    sha256sum club-$dia.tar.gz > club-$dia.tar.gz.sha256
    n=$((n + 1))
    touch -d "2026-03-$((30 - n)) 12:00" club-$dia.tar.gz*
done
echo 'recuerdo de verano' > club-verano.tar.gz
echo 'fotos' > fotos-2025-01-01.tar.gz
echo 'No borrar club-verano' > notas.txt
mkdir -p /var/lib/club
sha256sum club-2026-01-0[2-8]* club-2026-01-10* club-verano.tar.gz fotos* notas.txt > /var/lib/club/quedan
cd ..
chown -R alumno: Copias
