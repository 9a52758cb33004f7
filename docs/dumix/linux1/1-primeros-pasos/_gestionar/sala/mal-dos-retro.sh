# Falla: condición 4
mkdir -p Sala/arcades Sala/consolas Sala/retro
mkdir Sala/consolas/retro
touch Sala/pendientes.txt
