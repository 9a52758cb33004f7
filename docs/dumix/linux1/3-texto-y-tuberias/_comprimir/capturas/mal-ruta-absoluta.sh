# Falla: condición 2
tar -czf ~/capturas.tar.gz ~/Capturas
