# Falla: condición 1
# Falla: condición 2
sudo userdel -r taller
