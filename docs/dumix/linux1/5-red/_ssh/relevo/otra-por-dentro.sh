ssh-keygen -q -t ed25519 -N '' -f ~/.ssh/id_ed25519
cat ~/.ssh/id_ed25519.pub | ssh ana@servidor 'cat > nueva.pub'
rm ~/.ssh/id_ecdsa.pub
ssh ana@servidor
cd .ssh
grep -v antigua authorized_keys > claves
cat ../nueva.pub >> claves
cp claves authorized_keys
exit
echo 'Host club cl' > ~/.ssh/config
echo 'User ana' >> ~/.ssh/config
echo 'Hostname servidor' >> ~/.ssh/config
rm ~/.ssh/id_ecdsa
