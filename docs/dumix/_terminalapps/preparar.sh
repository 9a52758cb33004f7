# El proyecto de la tienda, solo con lo que se ve en el árbol.
mkdir -p proyectos/tienda/{datos,docs,src}
touch proyectos/tienda/{datos/inventario.json,docs/notas.md,README.md,src/inventario.py,src/precio.py}
chown -R alumno:alumno proyectos
