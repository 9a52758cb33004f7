# Falla: condición 1
sudo usermod -L -e 2030-01-01 taller
