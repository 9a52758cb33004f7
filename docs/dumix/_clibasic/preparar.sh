# Los dos archivos, escritos en la memoria de la máquina: allí ocupan bloques
# enteros, como en un disco, y «ls -l» da el mismo total.
for archivo in Documentos/*.txt; do
    cp -p "$archivo" /tmp/copia
    cat /tmp/copia > "$archivo"
    touch -r /tmp/copia "$archivo"
done
rm /tmp/copia
# Lo que bash deja al cerrar una sesión.
install -m 600 -o alumno -g alumno /dev/null .bash_history
