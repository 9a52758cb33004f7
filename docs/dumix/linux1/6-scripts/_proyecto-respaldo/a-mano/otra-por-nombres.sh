cd Club; tar -cvzf ~/club.tar.gz .turnos *; cd
mkdir -p Ensayo; tar --same-permissions -xzf club.tar.gz -C Ensayo
sha256sum club.tar.gz > club.tar.gz.sha256; mv club.tar.gz* Copias/
