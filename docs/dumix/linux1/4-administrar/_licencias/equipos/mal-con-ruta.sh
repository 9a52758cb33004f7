# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
grep -l debian Equipos/* > apt.txt
grep -l fedora Equipos/* > dnf.txt
grep -l SUPPORT Equipos/* > caducadas.txt
