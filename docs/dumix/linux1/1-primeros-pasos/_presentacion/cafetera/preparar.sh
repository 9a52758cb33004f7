# Un comando que solo existe en esta máquina.
cat > /usr/local/bin/cafetera <<'FIN'
#!/bin/bash
touch "$HOME/taza-llena"
echo 'Café servido. Error 418 evitado: por suerte no soy una tetera.'
FIN
chmod 755 /usr/local/bin/cafetera
