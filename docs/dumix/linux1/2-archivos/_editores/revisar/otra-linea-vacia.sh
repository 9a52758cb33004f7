ex -s -c '15s/cierre/cierre =/' -c '26s/= =/=/' -c '37s/volumn/volumen/' -c x sala.conf
echo >> sala.conf
./revisar.sh
