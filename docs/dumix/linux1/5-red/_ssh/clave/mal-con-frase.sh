# Falla: condición 1
# Falla: condición 2
ssh-keygen -q -t ed25519 -N 'la casa azul' -f ~/.ssh/id_ed25519
