# Una lista con una cuenta que ya existe y una baja.
useradd -m -s /bin/bash bruno
echo 'nivel 12' > ~bruno/torneo.sav
chown bruno: ~bruno/torneo.sav
chmod 755 ~bruno
printf '%s\n' '# cuenta;papel' 'rita;socio' 'bruno;socio' 'leo;arbitro' 'pilar;baja' 'rosa;socio' > socios.txt
chown alumno: socios.txt
