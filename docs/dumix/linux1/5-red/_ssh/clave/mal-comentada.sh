# Falla: condición 2
ssh-keygen -q -t ed25519 -N '' -f ~/.ssh/id_ed25519
sed 's/^/# /' ~/.ssh/id_ed25519.pub | sudo tee -a /home/ana/.ssh/authorized_keys
