# El servidor ssh, que alumno ya conoce, y la cuenta de ana, a la que se entra desde una tableta.
service ssh start > /dev/null
mkdir -m 700 .ssh /home/ana/.ssh
echo "servidor $(cut -d ' ' -f 1,2 /etc/ssh/ssh_host_ed25519_key.pub)" > .ssh/known_hosts
chown -R alumno: .ssh
cat > /home/ana/.ssh/authorized_keys <<'FIN'
ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGgiXN0tP28/4s9kv9v3tCeqZv4xNh2j1/rIeQ1HrQYW ana@tableta
FIN
chmod 600 /home/ana/.ssh/authorized_keys
chown -R ana: /home/ana/.ssh
# Quien comprueba lee, como ana, las claves que entran en su cuenta.
echo 'alumno ALL=(ana) NOPASSWD: /bin/cat /home/ana/.ssh/authorized_keys' > /etc/sudoers.d/juez
