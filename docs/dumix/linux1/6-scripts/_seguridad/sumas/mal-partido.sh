# Falla: condición 1
sha256sum --quiet -c Documentos/sumas.txt 2> /dev/null | cut -d ':' -f 1 | cut -d ' ' -f 1 > cambiados.txt
