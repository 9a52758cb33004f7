# Falla: condición 1
sudo usermod -L taller
