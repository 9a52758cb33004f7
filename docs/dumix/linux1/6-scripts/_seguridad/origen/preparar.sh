# Otra madrugada. La dirección con más fallos no es la que más prueba a root, ni la que
# más líneas ocupa en el registro.
n=0
apunta() { # cuántas veces, dirección, cuenta, «invalid user » o nada
    local i
    for ((i = 0; i < $1; i++)); do
        printf 'Nov 21 03:%02d:%02d practica sshd[%d]: Failed password for %s%s from %s port %d ssh2\n' \
            $((n * 17 / 60)) $((n * 17 % 60)) $((2100 + n)) "$4" "$3" "$2" $((41000 + n * 13))
        n=$((n + 1))
    done
}
{
    apunta 21 198.51.100.14 root
    apunta 14 203.0.113.9 root
    apunta 12 203.0.113.9 admin 'invalid user '
    apunta 3 192.0.2.61 ana
    apunta 9 203.0.113.90 oracle 'invalid user '
    apunta 11 198.51.100.14 root
    apunta 19 203.0.113.9 pi 'invalid user '
    for ((i = 0; i < 60; i++)); do
        echo "Nov 21 03:50:$((i % 50 + 10)) practica sshd[$((2300 + i))]: Connection closed by 192.0.2.61 port $((45000 + i)) [preauth]"
    done
    echo 'Nov 21 08:12:05 practica sshd[2402]: Accepted publickey for ana from 192.168.1.23 port 50112 ssh2: ED25519 SHA256:2gfXMDoNfVGT5JTXPYOXkPmxNpgBPq7ZT2FdVrjFtUE'
} > /var/log/auth.log
