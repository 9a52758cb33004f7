# Dos torneos con casi el mismo nombre.
mkdir Torneos
echo 'gana ana' > 'Torneos/torneo copia.txt'
echo 'se juega en mayo' > Torneos/torneo.txt
chown -R alumno: Torneos
