# Falla: condición 2
tar -czf Copias/club.tar.gz -C Club .
sha256sum Copias/club.tar.gz > Copias/club.tar.gz.sha256
mkdir Ensayo
tar -xpf Copias/club.tar.gz -C Ensayo
