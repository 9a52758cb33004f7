# Falla: condición 2
# Falla: condición 3
# Falla: condición 6
chmod 777 ~/.ssh/club
sed -i 's/anna/ana/' ~/.ssh/config
ssh club cat recado.txt > recado.txt
