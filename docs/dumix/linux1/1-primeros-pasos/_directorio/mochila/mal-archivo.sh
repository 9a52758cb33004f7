# Falla: condición 1
cd Mochila/bolsillo/forro/carnet.txt
