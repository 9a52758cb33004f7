cd Equipos
grep ID *
grep -l debian * > ~/apt.txt
grep -l fedora * > ~/dnf.txt
grep SUPPORT_END *
echo taller > ~/caducadas.txt
