# Falla: condición 1
cat > turno.sh << 'FIN'
#!/bin/bash
echo 'Ahora juegan'
cat cola.txt
FIN
bash turno.sh
