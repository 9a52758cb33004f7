mkdir Sala consolas retro arcades
mv retro consolas
mv consolas arcades Sala
touch pendientes.txt
mv pendientes.txt Sala
