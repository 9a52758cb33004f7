rm -rf -- *
mkdir Capturas Torneos
for n in 1 2 3 4 5 10 11 21; do echo "Duelo $n" > Capturas/duelo$n.png; done
echo "Duelo 1, tabla" > Capturas/duelo1.txt
chown -R alumno:alumno .
