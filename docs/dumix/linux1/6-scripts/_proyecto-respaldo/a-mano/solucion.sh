tar -czf Copias/club.tar.gz -C Club .
cd Copias
sha256sum club.tar.gz > club.tar.gz.sha256
cd
mkdir Ensayo
tar -xpf Copias/club.tar.gz -C Ensayo
diff -r Club Ensayo
