echo '127.0.3.6 impresora papel' | sudo tee -a /etc/hosts
