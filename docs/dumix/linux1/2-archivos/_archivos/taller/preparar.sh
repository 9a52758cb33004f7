# Cinco archivos; solo uno tiene permiso de ejecución, y no lo parece.
mkdir Taller
for nombre in encender.sh lampara.sh luz.sh interruptor; do
    echo 'echo "Esto no enciende nada."' > "Taller/$nombre"
done
cat > Taller/notas.txt <<'FIN'
#!/bin/bash
touch "$HOME/Taller/luz-encendida"
echo "¡Luz!"
FIN
chown -R alumno:alumno Taller
chmod 644 Taller/*
chmod 755 Taller/notas.txt
