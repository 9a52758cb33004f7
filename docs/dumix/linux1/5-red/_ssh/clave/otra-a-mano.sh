ssh-keygen -q -t ed25519 -N '' -C 'la del club' -f ~/.ssh/id_ed25519
ssh ana@servidor 'cat >> .ssh/authorized_keys' < ~/.ssh/id_ed25519.pub
