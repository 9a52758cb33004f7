# Falla: condición 2
# Falla: condición 3
echo '0 23 * * * Liga/tabla.sh >> Liga/tabla.log 2>&1' | crontab -
