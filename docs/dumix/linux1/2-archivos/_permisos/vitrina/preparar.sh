# Un directorio que todos pueden listar.
mkdir Vitrina
echo 'Primer premio: una pizza' > Vitrina/premio.txt
chown -R alumno:alumno Vitrina
chmod 755 Vitrina
