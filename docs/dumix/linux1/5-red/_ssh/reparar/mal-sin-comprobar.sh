# Falla: condición 3
# Falla: condición 5
chmod 600 ~/.ssh/club
sed -i 's/anna/ana/' ~/.ssh/config
echo '    StrictHostKeyChecking no' >> ~/.ssh/config
sudo cat /home/ana/recado.txt > recado.txt
