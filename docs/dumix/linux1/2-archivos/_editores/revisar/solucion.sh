./revisar.sh
ex -s -c '15s/cierre/cierre =/' -c x sala.conf
./revisar.sh
ex -s -c '26s/= =/=/' -c x sala.conf
./revisar.sh
ex -s -c '37s/volumn/volumen/' -c x sala.conf
./revisar.sh
