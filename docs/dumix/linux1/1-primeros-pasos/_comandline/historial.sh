# Una sesión sin pasado: el historial empieza en el 1.
rm -f /home/alumno/.bash_history
