mkdir Sala
mkdir Sala/arcades Sala/consolas
mkdir Sala/consolas/retro
touch Sala/pendientes.txt
