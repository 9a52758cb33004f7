chmod go= ~/.ssh/club
sed -i 's/User anna/User ana/' ~/.ssh/config
grep 10.0.0.7 ~/.ssh/known_hosts > apuntadas
echo "servidor $(cat /etc/ssh/ssh_host_ed25519_key.pub)" >> apuntadas
cp apuntadas ~/.ssh/known_hosts
ssh -o BatchMode=yes club cat recado.txt > recado.txt
