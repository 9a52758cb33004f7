# Falla: condición 1
# Falla: condición 6
chmod 600 ~/.ssh/club
ssh-keygen -R servidor
ssh -o BatchMode=yes -o StrictHostKeyChecking=accept-new club cat recado.txt > recado.txt
