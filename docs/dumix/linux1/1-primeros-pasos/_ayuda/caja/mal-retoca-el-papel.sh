# Falla: condición 1
# Falla: condición 2
caja-fuerte --desconecta
sed -i s/cerrada/abierta/ caja.txt
