# Una carpeta con la que se vea crecer la ruta del indicador.
mkdir -p proyectos/tienda
chown -R alumno:alumno proyectos
