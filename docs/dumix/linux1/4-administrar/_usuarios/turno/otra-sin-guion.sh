su visita
chmod a+r /home/visita/turno.txt
exit
