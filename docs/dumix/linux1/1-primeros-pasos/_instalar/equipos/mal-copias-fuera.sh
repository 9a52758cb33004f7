# Falla: condición 5
mkdir Equipos/virtual Equipos/usb Equipos/doble Equipos/wsl
mv Equipos/caja Equipos/manzana Equipos/prestada Equipos/torneos .
cp caja Equipos/wsl
cp manzana Equipos/virtual
cp prestada Equipos/usb
cp torneos Equipos/doble
