cp /etc/hosts copia.txt
echo '127.0.3.6    impresora' >> copia.txt
echo '127.0.3.6    papel  # la misma' >> copia.txt
sudo cp copia.txt /etc/hosts
