mkdir Sala
cd Sala
touch pendientes.txt
mkdir arcades consolas
cd consolas
mkdir retro
