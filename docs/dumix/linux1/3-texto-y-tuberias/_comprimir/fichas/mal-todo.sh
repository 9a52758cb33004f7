# Falla: condición 3
unzip -q fichas.zip -d Recibido
tar -xf historia.tar.xz -C Recibido
