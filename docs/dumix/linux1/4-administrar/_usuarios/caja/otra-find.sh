for c in $(cut -d : -f 1 /etc/passwd); do groups $c; done | grep -w caja | cut -d ' ' -f 1 > caja.txt
stat -c %u Partidas/copa.sav > uid.txt
cd Partidas
find . -type f -nouser | sed 's/^..//' > ../sueltas.txt
