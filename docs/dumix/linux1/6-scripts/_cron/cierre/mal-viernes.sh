# Falla: condición 2
echo '15 22 * * 5,6 Sala/cierra.sh' | crontab -
