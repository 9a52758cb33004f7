tar -cf capturas.tar Capturas
gzip capturas.tar
