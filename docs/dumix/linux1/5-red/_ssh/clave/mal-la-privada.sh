# Falla: condición 2
ssh-keygen -q -t ed25519 -N '' -f ~/.ssh/id_ed25519
cat ~/.ssh/id_ed25519 | sudo tee -a /home/ana/.ssh/authorized_keys
