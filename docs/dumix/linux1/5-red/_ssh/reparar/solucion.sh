cat Documentos/huellas.txt
ssh-keygen -R servidor
sed -i 's/anna/ana/' ~/.ssh/config
chmod 600 ~/.ssh/club
ssh -o StrictHostKeyChecking=accept-new club cat recado.txt > recado.txt
