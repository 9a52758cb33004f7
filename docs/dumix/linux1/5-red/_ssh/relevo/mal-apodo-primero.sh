# Falla: condición 2
# Falla: condición 3
cat > ~/.ssh/config << FIN
Host club
    HostName servidor
    User ana
    IdentityFile ~/.ssh/id_ed25519
FIN
ssh-keygen -q -t ed25519 -N '' -f ~/.ssh/id_ed25519
ssh-copy-id club
