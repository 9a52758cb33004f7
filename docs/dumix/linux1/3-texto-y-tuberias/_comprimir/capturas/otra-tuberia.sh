tar -c Capturas | gzip > capturas.tar.gz
