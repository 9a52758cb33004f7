# Falla: condición 2
echo '15 22 6,7 * * Sala/cierra.sh' | crontab -
