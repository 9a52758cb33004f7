# Falla: condición 1
ex -s -c '%s/Por decidir//' -c x premios.txt
