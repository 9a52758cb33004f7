sha256sum -c Documentos/sumas.txt 2>&1 | grep '^/' | grep -v 'La suma coincide' | cut -d ':' -f 1 > cambiados.txt
