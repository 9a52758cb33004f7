mkdir tarjeta
sudo mount /dev/loop0p1 tarjeta
sudo cp tarjeta/final.txt ~
sudo umount tarjeta
