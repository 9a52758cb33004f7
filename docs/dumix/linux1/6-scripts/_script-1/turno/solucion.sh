cat > turno.sh << 'FIN'
#!/bin/bash
echo 'Ahora juegan'
cat cola.txt
FIN
chmod +x turno.sh
./turno.sh
