# Falla: condición 1
tar -cf Copias/club.tar.gz -C Club .
cd Copias
sha256sum club.tar.gz > club.tar.gz.sha256
mkdir ../Ensayo
tar -xpf club.tar.gz -C ../Ensayo
