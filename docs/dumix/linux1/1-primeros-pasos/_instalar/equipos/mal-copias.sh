# Falla: condición 5
cd Equipos
mkdir virtual usb doble wsl
cp caja wsl
cp manzana virtual
cp prestada usb
cp torneos doble
