# Falla: condición 3
tar -czf Copias/club.tar.gz -C Club .
cd Copias
sha256sum club.tar.gz > club.tar.gz.sha256
mkdir ../Ensayo
tar -xf club.tar.gz -C ../Ensayo
