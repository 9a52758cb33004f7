# Dos programas del club en un directorio donde la shell no busca.
mkdir Programas
cat > Programas/turno <<'X'
#!/bin/bash
echo "Siguiente turno: ${JUGADOR:-nadie}."
X
cat > Programas/sirena <<'X'
#!/bin/bash
echo '¡Se cierra!'
X
chmod 755 Programas/*
printf '%s\n' 420 90 1250 310 980 75 > puntos.txt
chown -R alumno: Programas puntos.txt
