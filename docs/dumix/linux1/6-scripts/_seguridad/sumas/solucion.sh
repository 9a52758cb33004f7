sha256sum --quiet -c Documentos/sumas.txt
cat > cambiados.txt << FIN
/srv/club/guiones/cuenta.sh
/srv/club/guiones/sala azul.sh
/srv/club/guiones/saluda.sh
FIN
