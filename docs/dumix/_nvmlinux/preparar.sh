# Dos versiones de un programa, cada una en su carpeta, como las guarda nvm.
mkdir -p proyectos/tienda
for version in 20 24; do
    mkdir -p "versiones/$version/bin"
    printf '#!/bin/sh\necho "Soy la versión %s."\n' "$version" > "versiones/$version/bin/saludo"
    chmod 755 "versiones/$version/bin/saludo"
done
chown -R alumno:alumno proyectos versiones
