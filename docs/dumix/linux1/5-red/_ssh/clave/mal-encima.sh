# Falla: condición 3
ssh-keygen -q -t ed25519 -N '' -f ~/.ssh/id_ed25519
cat ~/.ssh/id_ed25519.pub | sudo tee /home/ana/.ssh/authorized_keys
