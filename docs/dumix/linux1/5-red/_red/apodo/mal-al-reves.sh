# Falla: condición 1
# Falla: condición 2
echo 'impresora papel 127.0.3.6' | sudo tee -a /etc/hosts
