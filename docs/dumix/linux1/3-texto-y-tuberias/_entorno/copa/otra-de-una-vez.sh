TORNEO='Copa de invierno' GANA=Elena diploma
