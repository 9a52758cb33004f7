# Falla: condición 2
mkdir -p Sala/arcades Sala/consolas Sala/retro
touch Sala/pendientes.txt
