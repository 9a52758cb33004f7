# Falla: condición 2
# Falla: condición 4
mkdir -p Sala/arcades Sala/consolas Sala/retro
touch Sala/pendientes.txt
