ls Carrete/*.png
mv Carrete/*.png Fotos
