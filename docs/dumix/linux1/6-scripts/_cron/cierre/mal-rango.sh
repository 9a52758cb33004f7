# Falla: condición 2
echo '15 22 * * 0-6 Sala/cierra.sh' | crontab -
