TORNEO="Copa de invierno"
GANA=Elena
export TORNEO GANA
diploma
