# El servidor ssh, al que esta cuenta ya entró alguna vez, y una sesión abierta de ana.
service ssh start > /dev/null
mkdir -m 700 -p .ssh
echo "servidor $(cut -d ' ' -f 1,2 /etc/ssh/ssh_host_ed25519_key.pub)" > .ssh/known_hosts
chown -R alumno: .ssh
setpriv --reuid ana --regid ana --init-groups \
    env -i HOME=/home/ana USER=ana LOGNAME=ana SHELL=/bin/bash \
    LANG=es_ES.UTF-8 PATH=/usr/local/bin:/usr/bin:/bin tmux new -d -s copia -c /home/ana
