# Falla: condición 2
ssh ana@servidor 'sed -i /antigua/d .ssh/authorized_keys'
ssh-keygen -q -t ed25519 -N '' -f ~/.ssh/id_ed25519
ssh-copy-id ana@servidor
echo 'Host club' > ~/.ssh/config
echo 'User ana' >> ~/.ssh/config
echo 'HostName servidor' >> ~/.ssh/config
