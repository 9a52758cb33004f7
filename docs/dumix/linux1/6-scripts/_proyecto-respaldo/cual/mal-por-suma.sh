# Falla: condición 1
cd Copias
sha256sum -c *.sha256 | grep coincide | head -n 2 | tail -n 1 | cut -d : -f 1 > ../buena.txt
