# Una cuenta sin uso, con su contraseña, su clave y sus archivos.
useradd -m -s /bin/bash taller
usermod -p '$6$rounds=1000$practica$zQEoq64/H25y84UlGCnfg7W799CLBg0WO17CTZjwUnXFdEYvtnHKYmXjSzFLvjVoTQwMks.2XFxAbj2cmmb/t0' taller
mkdir -m 700 /home/taller/.ssh
echo 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIBlTABwgd/6LzZDnxan0JxaAzWxrFXGZHSBfrKEjgvZt taller@banco' > /home/taller/.ssh/authorized_keys
echo 'El mando 3 espera un botón nuevo.' > /home/taller/notas.txt
chmod 600 /home/taller/.ssh/authorized_keys
chown -R taller: /home/taller
service ssh start > /dev/null

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
cerrada "$1" || exit 3
FIN
chmod 700 /usr/local/sbin/juez
# Quien revise sudoers puede quitar esa línea: el mismo guion, con la contraseña de alumno.
mkdir -p /var/lib/club
ln /usr/local/sbin/juez /var/lib/club/juez
printf '%s\n' '# Para comprobar lo que hiciste; no es parte de lo que hay que revisar.' 'alumno ALL=(root) NOPASSWD: /usr/local/sbin/juez taller' > /etc/sudoers.d/juez
