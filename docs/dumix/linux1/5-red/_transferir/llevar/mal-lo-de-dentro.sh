# Falla: condición 1
# Falla: condición 2
# Falla: condición 4
scp -qr Carteles/* ana@servidor:Sala
scp -q ana@servidor:turnos.txt Documentos
