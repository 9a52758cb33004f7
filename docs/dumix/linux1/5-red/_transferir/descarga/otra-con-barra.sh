mkdir Liga
curl -s http://servidor/liga/bases/ > Liga/bases.html
curl -s http://servidor/liga/SHA256SUMS > Liga/SHA256SUMS
curl -s http://servidor/liga/calendario.txt > Liga/calendario.txt
curl -s http://servidor/liga/equipos.csv > Liga/equipos.csv
cd Liga
sha256sum --ignore-missing -c SHA256SUMS | grep no | grep -oE '(calendario|equipos)....' | tee /home/alumno/malo.txt
