# Falla: condición 3
sed -i '3a cd "$HOME/Liga"\nPATH=/usr/local/bin:$PATH\n. ~/.bashrc' Liga/tabla.sh
echo '0 23 * * * Liga/tabla.sh >> Liga/tabla.log 2>&1' | crontab -
