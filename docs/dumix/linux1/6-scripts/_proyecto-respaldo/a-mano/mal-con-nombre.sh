# Falla: condición 1
# Falla: condición 3
tar -czf Copias/club.tar.gz Club
cd Copias
sha256sum club.tar.gz > club.tar.gz.sha256
mkdir ../Ensayo
tar -xpf club.tar.gz -C ../Ensayo
