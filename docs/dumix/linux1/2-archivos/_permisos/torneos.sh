# Un grupo que comparten alumno y ana, con dos archivos de ella.
rm -r -- *
groupadd -g 1002 torneos
gpasswd -M alumno,ana torneos > /dev/null
mkdir /srv/torneos
printf 'Rita contra Leo\nBeto contra Sol\n' > /srv/torneos/cruces.txt
printf 'Sorteo a las seis\n' > /srv/torneos/sorteo.txt
printf 'Leo contra Sol\n' > final.txt
chown ana:torneos /srv/torneos /srv/torneos/cruces.txt
chown ana:ana /srv/torneos/sorteo.txt
chmod 755 /srv/torneos
chmod 660 /srv/torneos/cruces.txt
chmod 644 /srv/torneos/sorteo.txt
chown alumno: final.txt
touch -d '2026-11-03 18:05' final.txt /srv/torneos/* /srv/torneos
