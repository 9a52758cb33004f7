ls Equipos
equipo caja
equipo manzana
equipo prestada
equipo torneos
cd Equipos
mkdir virtual usb doble wsl
mv caja wsl
mv manzana virtual
mv prestada usb
mv torneos doble
tree
