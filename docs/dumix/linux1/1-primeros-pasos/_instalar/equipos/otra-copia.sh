cd Equipos
mkdir doble
cp torneos doble
rm torneos
mkdir usb
mv prestada usb/
mkdir wsl virtual
mv caja virtual
mv virtual/caja wsl
mv manzana virtual
