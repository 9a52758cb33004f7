# Falla: condición 1
sha256sum -c Documentos/sumas.txt 2> /dev/null | grep 'no coincide' | cut -d ':' -f 1 > cambiados.txt
