cp ~/.ssh/club ~/.ssh/id_ed25519
chmod 400 ~/.ssh/id_ed25519
cat > ~/.ssh/config << FIN
Host almacen
    HostName 10.0.0.7
    User rita

Host c*b
    HostName 127.0.2.1
    User ana
FIN
sed -i '/^servidor/d' ~/.ssh/known_hosts
ssh -o StrictHostKeyChecking=accept-new club 'cat recado.txt' | tee recado.txt
