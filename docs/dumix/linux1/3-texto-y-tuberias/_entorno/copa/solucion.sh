export TORNEO='Copa de invierno'
export GANA=Elena
diploma
