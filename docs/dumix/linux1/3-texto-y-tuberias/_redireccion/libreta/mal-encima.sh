# Falla: condición 2
echo 'Gabriel: 2' > libreta.txt
