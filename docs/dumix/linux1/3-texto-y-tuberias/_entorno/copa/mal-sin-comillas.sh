# Falla: condición 2
export TORNEO=Copa de invierno
export GANA=Elena
diploma
