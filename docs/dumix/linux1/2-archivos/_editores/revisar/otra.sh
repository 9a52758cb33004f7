sed -i -e 's/^cierre 22/cierre = 22/' -e 's/= =/=/' -e 's/volumn/volumen/' sala.conf
./revisar.sh
