echo 'export PATH="$HOME/Programas:$PATH"' >> .bashrc
echo 'CLUB="La Última Vida"' >> .bashrc
echo 'export CLUB' >> .bashrc
echo "alias activos=\"cut -d ';' -f 2 /home/alumno/partidas.txt | sort | uniq -c | sort -n -r\"" >> .bashrc
source .bashrc
premios
