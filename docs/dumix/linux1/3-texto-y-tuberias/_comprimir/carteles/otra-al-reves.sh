tar -c -f ~/feria.tar Fotos Carteles
