mkdir Equipos/wsl Equipos/virtual Equipos/usb Equipos/doble
mv Equipos/caja Equipos/wsl/caja
mv Equipos/manzana Equipos/virtual/manzana
mv Equipos/prestada Equipos/usb/prestada
mv Equipos/torneos Equipos/doble/torneos
