# El directorio personal de la lección.
rm -r -- *
mkdir -p Socios Torneos/2025 Torneos/2026
touch Socios/socios.txt Torneos/202{5,6}/torneo.txt reglas.txt
printf '#!/bin/bash\necho "¡Riiing! Empieza la ronda."\n' > campana.sh
chmod 755 campana.sh
chown -R alumno:alumno .
