rsync -a Carteles ana@servidor:Sala/
rsync -t ana@servidor:/home/ana/turnos.txt Documentos/
