sha256sum --quiet -c Documentos/sumas.txt 2> /dev/null | sed 's/: .*//' > cambiados.txt
