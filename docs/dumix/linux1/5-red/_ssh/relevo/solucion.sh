ssh-keygen -q -t ed25519 -N '' -f ~/.ssh/id_ed25519
ssh-copy-id -i ~/.ssh/id_ed25519.pub ana@servidor
ssh ana@servidor "sed -i '/alumno@antigua/d' .ssh/authorized_keys"
cat > ~/.ssh/config << FIN
Host club
    HostName servidor
    User ana
FIN
