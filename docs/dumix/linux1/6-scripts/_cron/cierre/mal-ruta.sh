# Falla: condición 1
# Falla: condición 2
echo '15 22 * * 6,0 cierra.sh' | crontab -
