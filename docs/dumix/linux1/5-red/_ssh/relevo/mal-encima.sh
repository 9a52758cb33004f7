# Falla: condición 4
ssh-keygen -q -t ed25519 -N '' -f ~/.ssh/id_ed25519
ssh ana@servidor 'cat > .ssh/authorized_keys' < ~/.ssh/id_ed25519.pub
echo 'Host club' > ~/.ssh/config
echo 'User ana' >> ~/.ssh/config
echo 'HostName servidor' >> ~/.ssh/config
