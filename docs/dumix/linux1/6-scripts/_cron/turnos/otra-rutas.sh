sed -i 's|socios.txt|/home/alumno/Liga/socios.txt|; s|turnos.txt|~/Liga/turnos.txt|' Liga/turnos.sh
