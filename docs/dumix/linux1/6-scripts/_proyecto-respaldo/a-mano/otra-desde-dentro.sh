cd Club
tar -cf - . | gzip > ../Copias/club.tar.gz
cd ../Copias
sha256sum club.tar.gz | tee club.tar.gz.sha256
mkdir ~/Ensayo && cd ~/Ensayo && tar -xpf ~/Copias/club.tar.gz
