mkdir Liga
cd Liga
curl -sSf -O http://servidor/liga/SHA256SUMS
curl -sSf -O http://servidor/liga/calendario.txt
curl -sSf -O http://servidor/liga/equipos.csv
curl -sSfL -o bases.html http://servidor/liga/bases
sha256sum -c SHA256SUMS
sha256sum -c SHA256SUMS 2> /dev/null | grep 'no coincide' | cut -d : -f 1 > ~/malo.txt
