sudo dpkg -i /srv/repo/pool/ncal*.deb
ncal -C -m 12 2026 | tee calendario.txt
