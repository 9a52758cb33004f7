# Falla: condición 2
sha256sum --quiet -c Documentos/sumas.txt 2> /dev/null | cut -d ':' -f 1 > cambiados.txt
sudo sed -i 's/date -u/date/' /srv/club/guiones/cuenta.sh
