# Falla: condición 2
# Falla: condición 5
sudo groupadd socios
sudo useradd -m -s /bin/bash -G socios rita
sudo useradd -m -s /bin/bash -G socios leo
sudo useradd -s /bin/bash -G socios rosa
