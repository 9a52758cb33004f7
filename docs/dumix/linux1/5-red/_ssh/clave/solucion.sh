ssh-keygen -q -t ed25519 -N '' -f ~/.ssh/id_ed25519
ssh-copy-id ana@servidor
