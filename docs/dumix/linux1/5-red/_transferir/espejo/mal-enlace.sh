# Falla: condición 1
ssh ana@servidor 'rm -r Respaldo/Fotos; ln -s ../../alumno/Fotos Respaldo/Fotos'
