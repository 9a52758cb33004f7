# Cinco archivos; solo uno tiene permiso de ejecución, y no lo parece. Lo que
# escribe sale de un número distinto cada vez.
mkdir -p Taller /var/lib/taller
od -An -N8 -tx8 /dev/urandom > /var/lib/taller/chispa
for nombre in encender.sh lampara.sh luz.sh interruptor; do
    printf '#!/bin/bash\necho "Esto no enciende nada."\n' > "Taller/$nombre"
done
cat > Taller/notas.txt <<'FIN'
#!/bin/bash
luz=$(sha256sum < /var/lib/taller/chispa)
echo "${luz:0:12}" > /home/alumno/Taller/luz && echo "¡Luz!"
FIN
chown -R alumno:alumno Taller
chmod 644 Taller/*
chmod 755 Taller/notas.txt
