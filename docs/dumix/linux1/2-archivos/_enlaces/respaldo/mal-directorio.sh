# Falla: condición 1
rmdir Seguro
ln -s Partidas Seguro
