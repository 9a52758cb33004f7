# Falla: condición 3
ssh -o StrictHostKeyChecking=accept-new ana@servidor
touch visita.txt
