# Una lista con una cuenta que ya existe y una baja.
useradd -m -s /bin/bash bruno
printf '%s\n' '# cuenta;papel' 'rita;socio' 'bruno;socio' 'leo;arbitro' 'pilar;baja' 'rosa;socio' > socios.txt
chown alumno: socios.txt
