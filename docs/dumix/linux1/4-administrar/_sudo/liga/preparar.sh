# Un directorio de root y un grupo.
groupadd torneos
mkdir -p Liga/fotos
printf 'Rita 3\nBeto 1\n' > Liga/tabla.txt
echo 'Foto de la copa' > Liga/fotos/copa.png
