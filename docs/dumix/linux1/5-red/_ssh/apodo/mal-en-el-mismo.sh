# Falla: condición 1
# Falla: condición 2
sed -i 's/Host almacen/Host almacen sala/' ~/.ssh/config
echo '    Port 2222' >> ~/.ssh/config
sed -i 's/almacen sala/almacen/' ~/.ssh/config
sed -i 's/Port 2222/User ana/' ~/.ssh/config
