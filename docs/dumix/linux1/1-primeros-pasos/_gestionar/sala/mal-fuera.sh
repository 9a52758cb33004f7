# Falla: condición 3
mkdir -p Sala/arcades Sala/consolas/retro
touch pendientes.txt
