# Falla: condición 1
echo 'Torneo: Copa de invierno' > diploma.txt
echo 'Gana: Elena' >> diploma.txt
