# Falla: condición 1
# Falla: condición 2
cd Equipos
mkdir virtual usb doble wsl
mv caja virtual
mv manzana wsl
mv prestada usb
mv torneos doble
