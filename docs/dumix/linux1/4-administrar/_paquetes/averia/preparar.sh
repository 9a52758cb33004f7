# Un repositorio con la dirección cambiada y un paquete a medio instalar.
sed -i 's,/srv/repo,/srv/repos,' /etc/apt/sources.list
dpkg --no-triggers --unpack /srv/repo/pool/sl_* &> /dev/null
