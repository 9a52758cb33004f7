cd /srv/club/guiones
sha256sum *.sh
cat ~/Documentos/sumas.txt
printf '%s\n' saluda.sh "'sala azul.sh'" ./cuenta.sh > ~/cambiados.txt
