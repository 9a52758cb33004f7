# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
scp -qr Carteles ana@servidor
scp -qp turnos.txt ana@servidor:Documentos
