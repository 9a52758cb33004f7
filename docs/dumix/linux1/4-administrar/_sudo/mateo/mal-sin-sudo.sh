# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
useradd -m -s /bin/bash -c 'Socio 42' mateo
