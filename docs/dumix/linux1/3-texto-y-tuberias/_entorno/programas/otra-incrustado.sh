cat >> .bashrc << 'FIN'
export PATH=/home/alumno/Programas:$PATH
FIN
