# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
mkdir Sala/arcades Sala/consolas/retro
touch Sala/pendientes.txt
