# Falla: condición 5
sed -i '3a cd "$HOME/Liga"\nPATH=/usr/local/bin:$PATH\nTEMPORADA=7\nexec >> tabla.log 2>&1' Liga/tabla.sh
echo '0 23 * * * Liga/tabla.sh' | crontab -
