# Falla: condición 3
tar -czf capturas.tar.gz Capturas
rm -r Capturas
