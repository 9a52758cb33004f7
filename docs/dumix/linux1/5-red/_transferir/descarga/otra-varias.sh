mkdir Liga
cd Liga
curl -sSf -O http://servidor/liga/SHA256SUMS -O http://servidor/liga/calendario.txt -O http://servidor/liga/equipos.csv
wget -q http://servidor/liga/bases
mv bases bases.html
sha256sum -c SHA256SUMS 2> /dev/null | grep 'no coincide' | cut -d : -f 1 | sed 's#^#./#' > ~/malo.txt
