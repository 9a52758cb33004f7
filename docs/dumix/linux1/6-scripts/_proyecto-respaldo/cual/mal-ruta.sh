# Falla: condición 1
ls Copias/jueves* > buena.txt
