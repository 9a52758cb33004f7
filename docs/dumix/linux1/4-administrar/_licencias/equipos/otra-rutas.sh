grep -lE '^ID.*debian' Equipos/* | cut -d / -f 2 > apt.txt
grep -lE '^ID.*(fedora|rhel)' Equipos/* | cut -d / -f 2 > dnf.txt
grep -l 'END=2026' Equipos/* | sed 's/Equipos.//' > caducadas.txt
