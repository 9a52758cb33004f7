# Un servidor ssh abierto de más, una cuenta sin uso y un grupo sudo con más gente de la debida.
printf '%s\n' '# Lo escribió el instalador.' 'PasswordAuthentication yes' 'PermitRootLogin yes' > /etc/ssh/sshd_config.d/10-instalador.conf
service ssh start > /dev/null
groupadd torneos
groupadd diario
useradd -m -s /bin/bash -G sudo,torneos rita
useradd -m -s /bin/bash -G diario prensa
usermod -p '$6$rounds=1000$practica$zQEoq64/H25y84UlGCnfg7W799CLBg0WO17CTZjwUnXFdEYvtnHKYmXjSzFLvjVoTQwMks.2XFxAbj2cmmb/t0' prensa
mkdir -m 700 .ssh /home/ana/.ssh /home/prensa/.ssh
ssh-keygen -q -t ed25519 -N '' -C alumno@practica -f .ssh/id_ed25519
echo "servidor $(cut -d ' ' -f 1,2 /etc/ssh/ssh_host_ed25519_key.pub)" > .ssh/known_hosts
echo 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGgiXN0tP28/4s9kv9v3tCeqZv4xNh2j1/rIeQ1HrQYW ana@tableta' > /home/ana/.ssh/authorized_keys
echo 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIBlTABwgd/6LzZDnxan0JxaAzWxrFXGZHSBfrKEjgvZt prensa@redaccion' > /home/prensa/.ssh/authorized_keys
echo 'Crónica de la final: ganó la mesa 2.' > /home/prensa/cronica.txt
chmod 600 /home/ana/.ssh/authorized_keys /home/prensa/.ssh/authorized_keys
chown -R alumno: .ssh
chown -R ana: /home/ana/.ssh
chown -R prensa: /home/prensa

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
# La cuenta de ana deja entrar a la clave de su tableta, y a la que se le dé.
entran() {
    local d=/home/ana/.ssh f=/home/ana/.ssh/authorized_keys clave
    [[ $(stat -c %U $d $f | sort -u) =~ ^(ana|root|ana.root)$ ]] || return 1
    find /home/ana $d $f -maxdepth 0 -perm /022 | grep -q . && return 1
    setpriv --reuid ana --regid ana --clear-groups test -r $f || return 1
    for clave in AAAAC3NzaC1lZDI1NTE5AAAAIGgiXN0tP28/4s9kv9v3tCeqZv4xNh2j1/rIeQ1HrQYW $1; do
        grep -v '^ *#' $f | grep -qF "ssh-ed25519 $clave" || return 1
    done
}
# La configuración vale, no admite contraseñas y no deja entrar a root.
configurado() {
    local todo
    todo=$(sshd -T 2> /dev/null) || return 1
    if ! grep -qx 'authenticationmethods publickey' <<< "$todo"; then
        grep -qx 'passwordauthentication no' <<< "$todo" && grep -qx 'kbdinteractiveauthentication no' <<< "$todo" || return 1
    fi
    grep -qx 'permitrootlogin no' <<< "$todo" || grep -qx 'denyusers root' <<< "$todo" ||
        { grep -q '^allowusers' <<< "$todo" && ! grep -qE '^allowusers (root|.*\*)' <<< "$todo"; }
}
case $1 in
cerrada) cerrada prensa ;;
entran) entran "$2" ;;
configurado) configurado ;;
esac || exit 3
FIN
chmod 700 /usr/local/sbin/juez
# Quien revise sudoers puede quitar esa línea: el mismo guion, con la contraseña de alumno.
mkdir -p /var/lib/club
ln /usr/local/sbin/juez /var/lib/club/juez
printf '%s\n' '# Para comprobar lo que hiciste; no es parte de lo que hay que revisar.' 'alumno ALL=(root) NOPASSWD: /usr/local/sbin/juez' > /etc/sudoers.d/juez
