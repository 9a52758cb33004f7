# Falla: condición 2
echo '15 22 * * 6-0 Sala/cierra.sh' | crontab -
