# Un servidor ssh con una clave de host de práctica, siempre la misma, para que la huella
# sea la que enseña la página. Otra cuenta, la de ana, a la que entrar.
cd /etc/ssh
tipo='OPENSSH PRIVATE KEY'
cat > ssh_host_ed25519_key <<FIN
-----BEGIN $tipo-----
b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZW
QyNTUxOQAAACDXZXml0JZyjAtkvNOJbl1IHH/GVIZhshW8/JXlfpKPUQAAAJAuCkCaLgpA
mgAAAAtzc2gtZWQyNTUxOQAAACDXZXml0JZyjAtkvNOJbl1IHH/GVIZhshW8/JXlfpKPUQ
AAAECxfZeN8tcubr9X64NfZP+EgdeNv5Wyvbc4UJasud/TeddleaXQlnKMC2S804luXUgc
f8ZUhmGyFbz8leV+ko9RAAAADXJvb3RAcHJhY3RpY2E=
-----END $tipo-----
FIN
echo 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINdleaXQlnKMC2S804luXUgcf8ZUhmGyFbz8leV+ko9R root@practica' > ssh_host_ed25519_key.pub
service ssh start > /dev/null
