ssh-keygen -q -t ed25519 -N '' -f ~/.ssh/id_ed25519
ssh-copy-id -i ~/.ssh/id_ed25519.pub ana@servidor
ssh ana@servidor "sed -i 's/.*antigua/#&/' .ssh/authorized_keys"
printf 'Host club\n HostName servidor\n User ana\n IdentityFile %%d/.ssh/id_ed25519\n' > ~/.ssh/config
