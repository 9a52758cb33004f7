# Una intrusión entera. El registro cuenta por dónde entró y qué hizo; lo que dejó está puesto.
service ssh start > /dev/null
useradd -m -s /bin/bash -G sudo prensa
usermod -p '$6$rounds=1000$practica$zQEoq64/H25y84UlGCnfg7W799CLBg0WO17CTZjwUnXFdEYvtnHKYmXjSzFLvjVoTQwMks.2XFxAbj2cmmb/t0' prensa
echo 'Crónica de la final: ganó la mesa 2.' > /home/prensa/cronica.txt
chown -R prensa: /home/prensa
mkdir -m 700 /home/ana/.ssh
cat > /home/ana/.ssh/authorized_keys <<'FIN'
ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGgiXN0tP28/4s9kv9v3tCeqZv4xNh2j1/rIeQ1HrQYW ana@tableta
ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIPhy1Prg3nmZZzVh+PEXUqOb/EHtZNJrkDcLUCTEyMwm ana@celular
ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIBlTABwgd/6LzZDnxan0JxaAzWxrFXGZHSBfrKEjgvZt ana@porteria
FIN
chmod 600 /home/ana/.ssh/authorized_keys
chown -R ana: /home/ana/.ssh
# El servicio del club y lo que dejó quien entró se parecen.
cat > /usr/local/sbin/tablero <<'FIN'
#!/usr/bin/perl
my ($address, $port) = @ARGV;
my ($name) = $0 =~ m{([^/]+)$};
socket(my $door, 2, 1, 0) or die "$!\n";
setsockopt($door, 1, 2, 1);
bind($door, pack('S n C4 x8', 2, $port, split(/\./, $address))) or die "$!\n";
listen($door, 5);
while (accept(my $call, $door)) {
    syswrite($call, "$name\n");
    close $call;
}
FIN
chmod 755 /usr/local/sbin/tablero
cp /usr/local/sbin/tablero /usr/local/lib/.sonda
start-stop-daemon -S -b -q -c games -x /usr/local/sbin/tablero -- 0.0.0.0 8080
start-stop-daemon -S -b -q -x /usr/local/lib/.sonda -- 0.0.0.0 4444
printf '#!/bin/sh\ncp /srv/club/tabla.txt /var/backups\n' > /usr/local/bin/guarda
chmod 755 /usr/local/bin/guarda
printf '%s\n' '# Copia de la tabla, cada madrugada.' '30 4 * * * /usr/local/bin/guarda' '@reboot /usr/local/lib/.sonda 0.0.0.0 4444' | crontab -
cp /bin/dash /var/tmp/.mesa
chmod 4755 /var/tmp/.mesa
touch -d '2026-11-20 04:40' /usr/local/lib/.sonda /var/tmp/.mesa /home/ana/.ssh/authorized_keys
touch -d '2026-11-03 18:05' /usr/local/sbin/tablero /usr/local/bin/guarda
{
    for ((i = 0; i < 120; i++)); do
        case $((i % 4)) in
        0) u=prensa d=203.0.113.77 ;;
        1) u=root d=198.51.100.9 ;;
        2) u='invalid user admin' d=198.51.100.9 ;;
        3) u=ana d=198.51.100.9 ;;
        esac
        printf 'Nov 20 0%d:%02d:%02d practica sshd[%d]: Failed password for %s from %s port %d ssh2\n' \
            $((3 + i / 60)) $((i % 60)) $((i * 7 % 60)) $((3100 + i)) "$u" $d $((42000 + i * 11))
    done
    cat <<'FIN'
Nov 20 04:31:50 practica sshd[3260]: Accepted password for prensa from 203.0.113.77 port 44120 ssh2
Nov 20 04:31:50 practica sshd[3260]: pam_unix(sshd:session): session opened for user prensa(uid=1002) by (uid=0)
Nov 20 04:33:02 practica sudo:   prensa : TTY=pts/1 ; PWD=/home/prensa ; USER=root ; COMMAND=/usr/bin/cp /bin/dash /var/tmp/.mesa
Nov 20 04:33:15 practica sudo:   prensa : TTY=pts/1 ; PWD=/home/prensa ; USER=root ; COMMAND=/usr/bin/chmod 4755 /var/tmp/.mesa
Nov 20 04:35:48 practica sudo:   prensa : TTY=pts/1 ; PWD=/home/prensa ; USER=root ; COMMAND=/usr/bin/crontab nuevo
Nov 20 04:38:21 practica sudo:   prensa : TTY=pts/1 ; PWD=/home/prensa ; USER=root ; COMMAND=/usr/local/lib/.sonda 0.0.0.0 4444
Nov 20 04:41:07 practica sshd[3260]: pam_unix(sshd:session): session closed for user prensa
Nov 20 04:52:30 practica sshd[3291]: Accepted publickey for ana from 203.0.113.77 port 44190 ssh2: ED25519 SHA256:aGI1l1M7FnqlIfGFdNTigEDecWb8vFDzypOwLknXOOw
Nov 20 09:10:12 practica sshd[3310]: Accepted publickey for ana from 192.168.1.23 port 50112 ssh2: ED25519 SHA256:JoMsrx8j14q3xPFXLLnXfqp7OhOWQSkK/WOllTruW9I
Nov 20 17:44:39 practica sshd[3388]: Accepted publickey for ana from 192.168.1.40 port 50870 ssh2: ED25519 SHA256:ld12gNe25REe260c5J9O5aA3bZ6kBD3wAZcY3CWy+nc
Nov 20 18:02:10 practica sshd[3391]: Accepted password for prensa from 192.168.1.31 port 50901 ssh2
FIN
} > /var/log/auth.log

# Lo de abajo es de la comprobación.
cat > /usr/local/sbin/juez <<'FIN'
#!/bin/bash
# Comprueba lo que pide el ejercicio. No cambia nada, y no lo dejó quien entró.
# Dice si la configuración de sshd no deja pasar a una cuenta.
vetada() {
    local todo
    todo=$(sshd -T 2> /dev/null) || return 1
    grep -qix "denyusers $1" <<< "$todo" && return 0
    grep -q '^allowusers ' <<< "$todo" && ! grep -qE "^allowusers ($1(@.*)?|.*[*?].*)$" <<< "$todo"
}
# Dice, con su estado, si con una cuenta ya no se puede entrar.
cerrada() {
    local shell hash caduca casa f
    IFS=: read -r _ _ _ _ _ casa shell <<< "$(getent passwd "$1")"
    [ -n "$casa" ] || return 1
    if [ -n "$shell" ] && { [ ! -x "$shell" ] || [[ $shell =~ /(nologin|false|true)$ ]]; }; then return 0; fi
    IFS=: read -r _ hash _ _ _ _ _ caduca _ <<< "$(getent shadow "$1")"
    if [ -n "$caduca" ] && ((caduca >= 0 && caduca <= EPOCHSECONDS / 86400)); then return 0; fi
    [[ $hash == [\!*]* ]] || return 1
    vetada "$1" && return 0
    for f in "$casa"/.ssh/authorized_keys "$casa"/.ssh/authorized_keys2; do
        if setpriv --reuid "$1" --regid "$1" --clear-groups test -r "$f" && grep -qE '^[[:space:]]*[^#[:space:]]' "$f"; then return 1; fi
    done
    return 0
}
# Las dos claves buenas de ana entran, y la otra no.
claves() {
    local d=/home/ana/.ssh f=/home/ana/.ssh/authorized_keys clave
    [[ $(stat -c %U $d $f | sort -u) =~ ^(ana|root|ana.root)$ ]] || return 1
    find /home/ana $d $f -maxdepth 0 -perm /022 | grep -q . && return 1
    setpriv --reuid ana --regid ana --clear-groups test -r $f || return 1
    for clave in GgiXN0tP28/4s9kv9v3tCeqZv4xNh2j1/rIeQ1HrQYW BlTABwgd/6LzZDnxan0JxaAzWxrFXGZHSBfrKEjgvZt; do
        grep -v '^ *#' $f | grep -qF "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI$clave" || return 1
    done
    ! cat /home/*/.ssh/authorized_keys /root/.ssh/authorized_keys 2> /dev/null | grep -v '^ *#' | grep -q PHy1Prg3nmZZzVh -i
}
# La crontab de root conserva la copia y no arranca la sonda: sin su programa, la línea no hace nada.
crontab_de_root() {
    local todo
    todo=$(crontab -l 2> /dev/null | grep -v '^ *#')
    grep -qxE '30[[:space:]]+4[[:space:]]+\*[[:space:]]+\*[[:space:]]+\*[[:space:]]+/usr/local/bin/guarda([[:space:]].*)?' <<< "$todo" && [ -x /usr/local/bin/guarda ] &&
        { [ ! -x /usr/local/lib/.sonda ] || ! grep -h -v '^ *#' /var/spool/cron/crontabs/* /etc/cron.d/* /etc/crontab 2> /dev/null | grep -q sonda; }
}
# El setuid está donde lo pone Debian y en ningún otro sitio.
setuid() {
    find /usr/local /var/tmp /tmp /opt /srv /home /root /var/backups /etc /dev/shm -xdev -type f -perm -u+s 2> /dev/null | grep -q . && return 1
    local f
    for f in at chfn chsh gpasswd mount newgrp passwd su sudo umount; do [ -u /usr/bin/$f ] || return 1; done
}
case $1 in
cerrada) cerrada prensa ;;
claves | crontab_de_root | setuid) $1 ;;
esac || exit 3
FIN
chmod 700 /usr/local/sbin/juez
# Quien revise sudoers puede quitar esa línea: el mismo guion, con la contraseña de alumno.
mkdir -p /var/lib/club
ln /usr/local/sbin/juez /var/lib/club/juez
printf '%s\n' '# Para comprobar lo que hiciste; no es parte de lo que hay que revisar.' 'alumno ALL=(root) NOPASSWD: /usr/local/sbin/juez' > /etc/sudoers.d/juez
