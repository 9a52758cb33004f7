cat > ~/.ssh/config << FIN
Host club
    HostName 127.0.2.1
    HostKeyAlias servidor
    User ana
    IdentityFile ~/.ssh/id_ed25519
    IdentityFile ~/.ssh/id_ecdsa
FIN
ssh-keygen -q -t ed25519 -N '' -C alumno@nueva -f ~/.ssh/id_ed25519
ssh club 'cat >> .ssh/authorized_keys; sed -i /antigua/d .ssh/authorized_keys' < ~/.ssh/id_ed25519.pub
