cd Carrete
mv *.png ../Fotos/
