# Falla: condición 2
cat > turno.sh << 'FIN'
#!/bin/bash
echo 'Ahora juegan'
echo 'Rita'
echo 'Gael'
echo 'Ana Belén'
FIN
chmod +x turno.sh
