# Un apodo que antes funcionaba. El servidor estrenó clave de host, y hay dos faltas más.
service ssh start > /dev/null
mkdir -m 700 .ssh /home/ana/.ssh
ssh-keygen -q -t ed25519 -N '' -C alumno@practica -f .ssh/club
cp .ssh/club.pub /home/ana/.ssh/authorized_keys
mkdir -p /var/lib/club
cut -d ' ' -f 2 .ssh/club.pub > /var/lib/club/publica
cat > .ssh/known_hosts <<'FIN'
servidor ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIPhy1Prg3nmZZzVh+PEXUqOb/EHtZNJrkDcLUCTEyMwm
10.0.0.7 ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIFe7pZMDfmjXaskBWJJ1/c3RU+8KEvG9bBNquQxUj7Zp
FIN
cat > .ssh/config <<'FIN'
Host almacen
    HostName 10.0.0.7
    User rita

Host club
    HostName servidor
    User anna
    IdentityFile ~/.ssh/club
FIN
chmod 644 .ssh/club
read -r _ huella _ <<< "$(ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub)"
cat > Documentos/huellas.txt <<FIN
Huellas de las claves de host, tomadas en cada máquina
almacen   SHA256:bUDNaaesNRK6MyimfZPFysHTjgBufPPpEg78HBaPBqs
servidor  $huella  (desde el cambio de disco)
FIN
chown -R alumno: .ssh Documentos
echo 'El torneo pasa al sábado, a las cinco.' > /home/ana/recado.txt
chmod 600 /home/ana/recado.txt
chown -R ana: /home/ana/.ssh /home/ana/recado.txt
