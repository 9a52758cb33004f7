grep '^caja:' /etc/group | sed -e 's/.*://' -e 's/,/\n/' > caja.txt
grep -E '^[^:]*:x:[0-9]+:1500:' /etc/passwd | sed 's/:.*//' >> caja.txt
id -u $(stat -c %U Partidas/copa.sav) > uid.txt
cd Partidas
stat -c '%U %n' *.sav | grep UNKNOWN | cut -d ' ' -f 2 > ~/sueltas.txt
