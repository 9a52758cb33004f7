sudo useradd -m -s /bin/bash -c 'Socio 42' mateo
