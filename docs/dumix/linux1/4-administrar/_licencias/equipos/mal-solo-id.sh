# Falla: condición 1
# Falla: condición 2
cd Equipos
grep -l '^ID=debian' * > ~/apt.txt
grep -l '^ID=fedora' * > ~/dnf.txt
echo taller > ~/caducadas.txt
