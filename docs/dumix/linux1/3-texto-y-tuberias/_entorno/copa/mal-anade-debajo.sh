# Falla: condición 1
diploma
echo 'Torneo: Copa de invierno' >> diploma.txt
echo 'Gana: Elena' >> diploma.txt
