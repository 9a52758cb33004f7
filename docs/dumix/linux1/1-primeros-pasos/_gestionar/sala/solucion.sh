mkdir -p Sala/arcades Sala/consolas/retro
touch Sala/pendientes.txt
tree Sala
