# Un servidor que acepta claves y no contraseñas. A la cuenta de ana se entra con tres.
echo PasswordAuthentication no > /etc/ssh/sshd_config.d/club.conf
service ssh start > /dev/null
mkdir -m 700 .ssh /home/ana/.ssh
ssh-keygen -q -t ecdsa -N '' -C alumno@antigua -f .ssh/id_ecdsa
echo "servidor $(cut -d ' ' -f 1,2 /etc/ssh/ssh_host_ed25519_key.pub)" > .ssh/known_hosts
cat > /home/ana/.ssh/authorized_keys <<FIN
ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGgiXN0tP28/4s9kv9v3tCeqZv4xNh2j1/rIeQ1HrQYW ana@tableta
$(cat .ssh/id_ecdsa.pub)
ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIBlTABwgd/6LzZDnxan0JxaAzWxrFXGZHSBfrKEjgvZt ana@porteria
FIN
chmod 600 /home/ana/.ssh/authorized_keys
mkdir -p /var/lib/club
cut -d ' ' -f 2 .ssh/id_ecdsa.pub > /var/lib/club/antigua
touch -d '2024-02-11 20:14' .ssh/id_ecdsa*
chown -R alumno: .ssh
chown -R ana: /home/ana/.ssh
# Quien comprueba lee, como ana, las claves que entran en su cuenta.
echo 'alumno ALL=(ana) NOPASSWD: /bin/cat /home/ana/.ssh/authorized_keys' > /etc/sudoers.d/juez
