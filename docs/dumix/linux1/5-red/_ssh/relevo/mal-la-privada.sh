# Falla: condición 2
# Falla: condición 5
ssh-keygen -q -t ed25519 -N '' -f ~/.ssh/id_ed25519
ssh ana@servidor 'cat >> .ssh/authorized_keys; sed -i /antigua/d .ssh/authorized_keys' < ~/.ssh/id_ed25519
