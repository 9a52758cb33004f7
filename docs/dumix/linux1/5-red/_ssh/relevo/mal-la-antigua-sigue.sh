# Falla: condición 3
# Falla: condición 5
ssh-keygen -q -t ed25519 -N '' -f ~/.ssh/id_ed25519
ssh ana@servidor 'cat >> .ssh/authorized_keys' < ~/.ssh/id_ed25519.pub
rm ~/.ssh/id_ecdsa ~/.ssh/id_ecdsa.pub
echo 'Host club' > ~/.ssh/config
echo 'HostName ana@servidor' >> ~/.ssh/config
