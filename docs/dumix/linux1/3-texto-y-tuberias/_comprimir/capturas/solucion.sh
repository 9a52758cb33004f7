tar -czf capturas.tar.gz Capturas
tar -tf capturas.tar.gz
