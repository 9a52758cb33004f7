# Falla: condición 2
ssh-keygen -R servidor
rm ~/.ssh/club
ssh-keygen -q -t ed25519 -N '' -f ~/.ssh/club
cat ~/.ssh/club.pub | sudo tee -a /home/ana/.ssh/authorized_keys
sed -i 's/anna/ana/' ~/.ssh/config
ssh -o StrictHostKeyChecking=accept-new club cat recado.txt > recado.txt
