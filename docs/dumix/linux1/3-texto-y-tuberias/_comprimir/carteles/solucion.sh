tar -cf feria.tar Carteles Fotos
tar -tf feria.tar
