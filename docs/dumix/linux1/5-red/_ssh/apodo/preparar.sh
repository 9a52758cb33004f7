# Una configuración con otro equipo, y la clave con que se entra en la sala.
mkdir -m 700 .ssh
ssh-keygen -q -t ed25519 -N '' -C alumno@practica -f .ssh/sala
cat > .ssh/config <<'FIN'
Host almacen
    HostName 10.0.0.7
    User rita
FIN
chown -R alumno: .ssh
