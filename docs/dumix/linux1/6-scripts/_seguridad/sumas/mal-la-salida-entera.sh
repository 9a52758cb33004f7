# Falla: condición 1
sha256sum --quiet -c Documentos/sumas.txt &> cambiados.txt
