# Falla: condición 2
# Falla: condición 3
mkdir Liga
cd Liga
curl -s -O http://servidor/liga/SHA256SUMS
curl -s -O http://servidor/liga/calendario.txt
curl -s -O http://servidor/liga/equipos.csv
curl -s -o bases.html http://servidor/liga/bases
sha256sum -c SHA256SUMS | grep 'no coincide' | cut -d : -f 1 > ~/malo.txt
