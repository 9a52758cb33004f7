# Falla: condición 3
echo '127.0.3.6 impresora papel servidor' | sudo tee -a /etc/hosts
