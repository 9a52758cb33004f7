ln -sf /home/alumno/Torneos/liga.txt Vitrina/liga.txt
