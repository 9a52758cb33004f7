# Seis guiones con su lista de sumas de hace un mes. Después cambiaron dos, uno desapareció
# y llegó uno nuevo.
d=/srv/club/guiones
mkdir -p $d
for n in abre cierra cuenta guarda 'sala azul' saluda; do
    printf '%s\n' '#!/bin/bash' "echo 'guion $n'" 'date' > "$d/$n.sh"
done
sha256sum $d/*.sh > Documentos/sumas.txt
sed -i 's/^date$/date -u/' $d/cuenta.sh
echo 'echo' >> "$d/sala azul.sh"
rm $d/saluda.sh
cp $d/abre.sh $d/nuevo.sh
chmod 755 $d/*.sh
touch -d '2026-10-20 18:05' $d/*.sh Documentos/sumas.txt
chown alumno: Documentos/sumas.txt
mkdir -p /var/lib/club
sha256sum $d/*.sh > /var/lib/club/ahora
