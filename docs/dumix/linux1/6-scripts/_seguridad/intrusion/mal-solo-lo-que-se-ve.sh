# Falla: condición 2
# Falla: condición 4
# Falla: condición 5
# Falla: condición 6
echo 'prensa 203.0.113.77' > entrada.txt
sudo pkill sonda
sudo usermod -e 2040-01-01 prensa
