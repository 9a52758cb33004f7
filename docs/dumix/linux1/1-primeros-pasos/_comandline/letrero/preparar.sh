# La máquina cambia de nombre antes de que empiece la sesión.
echo '127.0.1.1 fototeca' >> /etc/hosts
echo fototeca > /etc/hostname
hostname fototeca
