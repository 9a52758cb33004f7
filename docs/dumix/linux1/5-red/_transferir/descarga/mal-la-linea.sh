# Falla: condición 3
mkdir Liga
cd Liga
wget -q http://servidor/liga/SHA256SUMS http://servidor/liga/calendario.txt http://servidor/liga/equipos.csv
wget -q -O bases.html http://servidor/liga/bases
sha256sum -c SHA256SUMS > ~/malo.txt
