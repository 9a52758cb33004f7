mv Carrete/duelo?.png Fotos
mv Carrete/final.png Carrete/g*.png Fotos
