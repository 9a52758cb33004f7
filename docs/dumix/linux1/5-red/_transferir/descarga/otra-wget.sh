mkdir Liga
wget -q -P Liga http://servidor/liga/SHA256SUMS http://servidor/liga/calendario.txt http://servidor/liga/equipos.csv
wget -q -O Liga/bases.html http://servidor/liga/bases
cd Liga
sha256sum -c --quiet SHA256SUMS 2> /dev/null | grep -o '^[a-z.]*' > ../malo.txt
