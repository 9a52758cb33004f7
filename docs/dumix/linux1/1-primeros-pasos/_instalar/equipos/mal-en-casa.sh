# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
# Falla: condición 5
mkdir virtual usb doble wsl
mv Equipos/caja wsl
mv Equipos/manzana virtual
mv Equipos/prestada usb
mv Equipos/torneos doble
