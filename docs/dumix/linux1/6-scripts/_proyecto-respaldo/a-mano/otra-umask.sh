(umask 0; cd Club; tar -czf ../Copias/club.tar.gz --owner=0 ./)
cd Copias; sha256sum -b club.tar.gz > club.tar.gz.sha256
(umask 0; mkdir ../Ensayo; tar -xf club.tar.gz -C ../Ensayo)
