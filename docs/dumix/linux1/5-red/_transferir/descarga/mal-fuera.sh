# Falla: condición 1
# Falla: condición 2
wget -q http://servidor/liga/SHA256SUMS http://servidor/liga/calendario.txt http://servidor/liga/equipos.csv
wget -q -O bases.html http://servidor/liga/bases
sha256sum -c SHA256SUMS 2> /dev/null | grep 'no coincide' | cut -d : -f 1 > malo.txt
